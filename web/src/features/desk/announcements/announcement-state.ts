import type { DeskAnnouncement } from '@vesper/core/contract/desk/announcement';

interface AnnouncementState {
  word: string;
  tone: 'neutral' | 'positive' | 'caution';
}

type Fields = Pick<DeskAnnouncement, 'isOff' | 'startsAt' | 'endsAt'>;

/** What members see of an announcement at a time. */
export function announcementState(
  { isOff, startsAt, endsAt }: Fields,
  now: Date,
): AnnouncementState {
  const at = now.getTime();
  if (isOff) return { word: 'Off', tone: 'neutral' };
  if (endsAt !== null && Date.parse(endsAt) <= at) return { word: 'Over', tone: 'neutral' };
  if (Date.parse(startsAt) > at) return { word: 'To come', tone: 'caution' };
  return { word: 'Shown', tone: 'positive' };
}
