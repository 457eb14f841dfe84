import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';

const KEY = 'vesper:dismissed-announcements';
/** Older ones have ended long ago. */
const KEPT = 50;

/** Ids of announcements that were dismissed on this device. */
export function dismissedAnnouncements(): readonly string[] {
  try {
    return parseJson(z.array(z.string()), localStorage.getItem(KEY) ?? '[]') ?? [];
  } catch {
    return [];
  }
}

/** Remembers it, and answers all that are dismissed by now. */
export function dismissAnnouncement(id: string): readonly string[] {
  const dismissed = [id, ...dismissedAnnouncements().filter((one) => one !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // Where nothing can be kept it holds until the page is left.
  }
  return dismissed;
}
