import type { DeskAnnouncement } from '@vesper/core/contract/desk/announcement';
import { fromLocal, toLocal } from './local-time.ts';

/** An announcement as the form holds it. */
export interface AnnouncementFields {
  text: string;
  tone: DeskAnnouncement['tone'];
  link: string;
  linkText: string;
  language: string;
  startsAt: string;
  endsAt: string;
  isOff: boolean;
}

/** The form of an announcement, or of a new one that begins now. */
export function fieldsOf(of: DeskAnnouncement | undefined, now: Date): AnnouncementFields {
  if (!of) {
    const startsAt = toLocal(now.toISOString());
    const empty = { text: '', tone: 'info', link: '', linkText: '', endsAt: '' } as const;
    return { ...empty, language: 'all', startsAt, isOff: false };
  }
  return {
    text: of.text,
    tone: of.tone,
    link: of.link ?? '',
    linkText: of.linkText ?? '',
    language: of.language,
    startsAt: toLocal(of.startsAt),
    endsAt: of.endsAt === null ? '' : toLocal(of.endsAt),
    isOff: of.isOff,
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What the form asks for, to be parsed by the contract. */
export function givenBy(fields: AnnouncementFields): unknown {
  const { text, tone, link, linkText, language, startsAt, endsAt, isOff } = fields;
  return {
    ...{ text, tone, isOff, language: language.trim() },
    ...{ link: orNull(link), linkText: orNull(linkText) },
    ...{ startsAt: fromLocal(startsAt), endsAt: fromLocal(endsAt) },
  };
}
