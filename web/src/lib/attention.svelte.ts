// Tells players who look elsewhere that it is their turn: by the title, the icon, and a
// notification if they turned those on.
import { prefs, savePrefs } from "./prefs.svelte";

export const attention = $state({ turn: false });

/** Whether this browser can show notifications. Over plain HTTP and on some phones it cannot. */
export function canAlert(): boolean {
  return "Notification" in window && isSecureContext;
}

export function alertsOn(): boolean {
  return prefs.alerts && canAlert() && Notification.permission === "granted";
}

/**
 * Turn notifications on or off; the browser asks for permission once. Return false if they are
 * blocked.
 */
export async function switchAlerts(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  savePrefs({ alerts: allowed });
  return allowed || !on;
}

/** Show a notification if they are turned on and the page is hidden. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !alertsOn()) return;
  try {
    const notification = new Notification(title, { body, tag, icon: "/icon.svg" });
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
  const wanted = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon !== null && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
