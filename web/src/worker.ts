/// <reference lib="webworker" />
// The service worker: it keeps the page and what the page has loaded, so that it opens without a connection.
// Pages come from the network while there is one; the game itself (/api) is never kept.
export {};
declare const self: ServiceWorkerGlobalScope;

const NAME = "grachten-";
const KEPT = `${NAME}BUILD`; // the build puts its version here
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => cache.add(new Request(SHELL, { cache: "reload" }))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(page(request));
  } else if (isAsset(url)) event.respondWith(asset(event));
});

// A page that was there before its service worker says what it has loaded.
self.addEventListener("message", (event) => {
  const loaded = (event.data as string[]).filter((address) => isAsset(new URL(address)));
  event.waitUntil(
    caches.open(KEPT).then((cache) => Promise.all(loaded.map((address) => keep(cache, address)))),
  );
});

/** Names of assets change with their contents, so that a kept one is never out of date. */
function isAsset(url: URL): boolean {
  return url.origin === self.location.origin && url.pathname.startsWith("/assets/");
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function asset(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(KEPT).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

async function keep(cache: Cache, address: string): Promise<void> {
  if ((await cache.match(address)) === undefined) await cache.add(address).catch(() => {});
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(NAME) && name !== KEPT)
      .map((name) => caches.delete(name)),
  );
}
