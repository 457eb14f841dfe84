import { z } from 'zod';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What a link of a mail is good for, and how long it works. Milliseconds. */
export const MAIL_LINK_TTL = { verify: 7 * DAY, reset: HOUR, change: DAY, undo: 7 * DAY } as const;

export type MailLinkPurpose = keyof typeof MAIL_LINK_TTL;
export const MAIL_LINK_PURPOSES = ['verify', 'reset', 'change', 'undo'] as const;

/** 32 random bytes. They stand behind the `#` of a link, so that no server on the way logs them. */
export const mailToken = z
  .string()
  .regex(/^[\w-]{43}$/, 'This link is not complete. Open it from the mail.');
