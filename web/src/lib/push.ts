// Web Push: notices that arrive while the page is closed. The service worker (worker.ts) shows them.
import { api } from "./api";
import { currentLanguage } from "./words.svelte";

const PATIENCE = 5000; // milliseconds to wait for the service worker

/** Ask for notices, or renew the request; return whether the server will send them. */
export async function subscribe(): Promise<boolean> {
  try {
    const manager = await pushManager();
    const { key } = manager === null ? { key: null } : await api.pushKey();
    if (manager === null || key === null) return false;
    const made = await subscriptionFor(manager, key);
    const { p256dh, auth } = made.toJSON().keys ?? {};
    if (p256dh === undefined || auth === undefined) return false;
    const language = currentLanguage();
    await api.subscribe({ endpoint: made.endpoint, p256dh, auth, language });
    return true;
  } catch {
    return false; // the browser, its push service or the server refuses; the page's own remain
  }
}

/** Ask for no more notices. */
export async function unsubscribe(): Promise<void> {
  try {
    const known = await (await pushManager())?.getSubscription();
    if (known === null || known === undefined) return;
    await api.unsubscribe(known.endpoint).catch(() => {});
    await known.unsubscribe(); // the push service tells the server, if we could not
  } catch {
    // the browser has no subscription
  }
}

async function pushManager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return null;
  const tooLate = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate]);
  return registration?.pushManager ?? null;
}

/** The subscription for the server's key; one for another key is of no use any more. */
async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const knownKey = known?.options.applicationServerKey ?? null;
  if (known !== null && (knownKey === null || textOf(knownKey) !== key)) await known.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Bytes as base64url without padding. */
function textOf(data: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(data)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
