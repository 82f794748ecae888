// The page as an app: a service worker keeps its shell (worker.ts). Browsers allow one on safe addresses only.
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") {
    await new Promise((done) => addEventListener("load", done));
  }
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
  } catch {
    // Then the page needs a connection, as pages do.
  }
}
