// Telling somebody who looks elsewhere that it is their turn: the title, the icon, and a notice if they asked for it.
import { prefs, savePrefs } from "./prefs.svelte";

export const attention = $state({ turn: false });

/** Whether this browser can show notices at all; not over plain HTTP, and not on every telephone. */
export function canAlert(): boolean {
  return "Notification" in window && isSecureContext;
}

export function alertsOn(): boolean {
  return prefs.alerts && canAlert() && Notification.permission === "granted";
}

/** Switch notices on or off; the browser asks its user, once. False: they are blocked. */
export async function switchAlerts(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  savePrefs({ alerts: allowed });
  return allowed || !on;
}

/** A notice, if it was asked for and nobody looks. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !alertsOn()) return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some telephones show notices of service workers alone; the title and the icon still tell.
  }
}

/** Put a dot on the icon of the tab while it is somebody's turn. */
export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon !== null && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
