// Tells players who look elsewhere that it is their turn: by the title, the icon, and a
// notification if they turned those on.
import { withBase } from "./base";
import { prefs, savePrefs } from "./prefs.svelte";
import { subscribe, unsubscribe } from "./push";

/** Whether it is the player's turn, and whether notices arrive while the page is closed. */
export const attention = $state({ turn: false, pushed: false });

/** What keeps this browser from showing notifications; null if nothing does. */
export function alertsMissing(): "insecure" | "home-screen" | "unsupported" | null {
  if (!isSecureContext) return "insecure";
  if ("Notification" in window) return null;
  return isApple() ? "home-screen" : "unsupported";
}

/** Whether this is an iPhone or an iPad, which calls itself a Mac. */
function isApple(): boolean {
  const isTablet = navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1;
  return /iPhone|iPad/.test(navigator.userAgent) || isTablet;
}

export function alertsBlocked(): boolean {
  return alertsMissing() === null && Notification.permission === "denied";
}

export function alertsOn(): boolean {
  return prefs.alerts && alertsMissing() === null && Notification.permission === "granted";
}

/**
 * Turn notifications on or off; the browser asks for permission once. Return false if they are
 * blocked.
 */
export async function switchAlerts(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  savePrefs({ alerts: allowed });
  if (allowed) await renewAlerts();
  else await endAlerts();
  return allowed || !on;
}

/** Tell the server again where and in which language to send notices, if they are turned on. */
export async function renewAlerts(): Promise<void> {
  if (alertsOn()) attention.pushed = await subscribe();
}

/** Let the server send no more notices to this browser. */
export async function endAlerts(): Promise<void> {
  attention.pushed = false;
  await unsubscribe();
}

/**
 * Show a notification about a table if they are turned on and the page is hidden. It replaces one
 * from the server about the same table, and the other way around.
 */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !alertsOn()) return;
  const options = { body, tag: table, icon: withBase("/icon-192.png"), data: { table } };
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return;
    }
    const notification = new Notification(title, options);
    notification.onclick = () => {
      focus();
      notification.close();
    };
  } catch {
    // Some phones only show notifications of service workers. The title and the icon still change.
  }
}

/** Show a dot on the icon of the tab while it is the player's turn. */
export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = withBase(turn ? "/favicon-turn.svg" : "/favicon.svg");
  if (icon !== null && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
