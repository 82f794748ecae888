/// <reference lib="webworker" />
// The service worker. It caches the page and its assets, so that the page opens without a
// connection. Pages come from the network while there is one. The game itself (/api) is never
// cached.
export {};
declare const self: ServiceWorkerGlobalScope;

const HOME = new URL(".", self.location.href).pathname; // "/", or the base path with a slash
const PREFIX = `grachten${HOME.slice(0, -1)}-`; // a domain has one storage for all its paths
const CACHE = `${PREFIX}BUILD`; // the build replaces BUILD with its version

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.add(new Request(HOME, { cache: "reload" }))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith(`${HOME}api/`)) {
    event.respondWith(page(request));
  } else if (isAsset(url)) event.respondWith(asset(event));
});

// A page that loaded before its service worker was active sends the addresses of its assets.
self.addEventListener("message", (event) => {
  const loaded = (event.data as string[]).filter((address) => isAsset(new URL(address)));
  event.waitUntil(
    caches.open(CACHE).then((cache) => Promise.all(loaded.map((address) => addTo(cache, address)))),
  );
});

// Notices from the server (Web Push). A page of the same table that is in view needs none.
interface Notice {
  table: string;
  title: string;
  body: string;
}

self.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(showNotice(event.data.json() as Notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as Pick<Notice, "table">;
  event.waitUntil(openTable(table));
});

async function showNotice({ table, title, body }: Notice): Promise<void> {
  const pages = await pagesOf(table);
  if (pages.some((page) => page.visibilityState === "visible")) return;
  const icon = `${HOME}icon-192.png`;
  await self.registration.showNotification(title, { body, tag: table, icon, data: { table } });
}

async function openTable(table: string): Promise<void> {
  const [page] = await pagesOf(table);
  await (page === undefined ? self.clients.openWindow(addressOf(table)) : page.focus());
}

async function pagesOf(table: string): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { pathname } = new URL(addressOf(table));
  return pages.filter((page) => new URL(page.url).pathname === pathname);
}

function addressOf(table: string): string {
  return new URL(`t/${table}`, self.registration.scope).href;
}

/** Assets can be cached forever, because their names change with their contents. */
function isAsset(url: URL): boolean {
  return url.origin === self.location.origin && url.pathname.startsWith(`${HOME}assets/`);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(HOME);
    if (cached === undefined) throw error;
    return cached;
  }
}

async function asset(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request);
  if (cached !== undefined) return cached;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}

async function addTo(cache: Cache, address: string): Promise<void> {
  if ((await cache.match(address)) === undefined) await cache.add(address).catch(() => {});
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
}
