import { z } from 'zod';
import { id, time } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { version } from './common.ts';

export const ANNOUNCEMENT_TONES = ['info', 'caution'] as const;

/** A language as browsers name it, `de` or `pt-BR`; `all` is for everyone. */
const language = z.string().regex(/^(all|[a-z]{2,3}(-[A-Za-z0-9]{2,8})?)$/, 'Write all, or de.');

const LINK = 'A link begins with https:// or with / for a page of this product.';
const link = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https:\/\/|\/(?!\/))/, LINK)
  .nullable();

/** What members see: a banner that each can dismiss. */
export const announcementView = z.object({
  id,
  text: z.string(),
  tone: z.enum(ANNOUNCEMENT_TONES),
  link: z.string().nullable(),
  linkText: z.string().nullable(),
});
export type AnnouncementView = z.infer<typeof announcementView>;
export const announcementsView = z.object({ announcements: z.array(announcementView) });

export const deskAnnouncement = announcementView.extend({
  language: z.string(),
  startsAt: time,
  endsAt: time.nullable(),
  isOff: z.boolean(),
  version,
  createdAt: time,
});
export type DeskAnnouncement = z.infer<typeof deskAnnouncement>;

const fields = {
  text: z.string().trim().min(1, 'Write what members shall read.').max(LIMITS.announcementMax),
  tone: z.enum(ANNOUNCEMENT_TONES).default('info'),
  link: link.default(null),
  linkText: z.string().trim().max(LIMITS.nameMax).nullable().default(null),
  language: language.default('all'),
  startsAt: time,
  endsAt: time.nullable().default(null),
  isOff: z.boolean().default(false),
};
const ENDS = { message: 'The end is before the beginning.', path: ['endsAt'] };
const ordered = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): boolean =>
  endsAt === null || Date.parse(endsAt) > Date.parse(startsAt);

export const createAnnouncementRequest = z.strictObject(fields).refine(ordered, ENDS);
export const changeAnnouncementRequest = z
  .strictObject({ ...fields, version })
  .refine(ordered, ENDS);
