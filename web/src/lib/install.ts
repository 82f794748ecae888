// Registers the service worker (worker.ts), which caches the page. Browsers allow one only over
// HTTPS and on localhost.
import { withBase } from "./base";

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") {
    await new Promise((done) => addEventListener("load", done));
  }
  try {
    await navigator.serviceWorker.register(withBase("/worker.js"));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
  } catch {
    // Without a service worker, the page needs a connection.
  }
}
