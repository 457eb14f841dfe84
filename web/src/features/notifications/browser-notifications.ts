import type { NotificationView } from '@vesper/core/contract/notification';
import { useState } from 'react';

const WANTED = 'vesper:browser-notices';

/** `blocked`: the browser was told never to ask again for this site. */
export type BrowserNotifications = 'unsupported' | 'blocked' | 'off' | 'on';

function read(): BrowserNotifications {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off';
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(WANTED) === 'yes';
  } catch {
    return false;
  }
}

function want(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(WANTED, 'yes');
    else localStorage.removeItem(WANTED);
  } catch {
    // Where nothing can be kept, they stay off.
  }
}

/** The state of the system's notifications and their switch. Asks only when it is turned on. */
export function useBrowserNotifications(): [BrowserNotifications, (on: boolean) => Promise<void>] {
  const [state, setState] = useState(read);
  const turn = async (on: boolean): Promise<void> => {
    want(on);
    if (on) await Notification.requestPermission();
    setState(read());
  };
  return [state, turn];
}

/** Shows a notification of the system while this tab is hidden, if the person turned that on. */
export function showBrowserNotification(
  { id, title, body }: NotificationView,
  onOpen: () => void,
): void {
  if (document.visibilityState === 'visible' || read() !== 'on') return;
  try {
    // The tag lets several hidden tabs show it once.
    const shown = new Notification(title, { body, tag: id, icon: '/icons/icon-192.png' });
    shown.onclick = () => {
      shown.close();
      window.focus();
      onOpen();
    };
  } catch {
    // Some phones allow them from service workers only; the bell tells all the same.
  }
}
