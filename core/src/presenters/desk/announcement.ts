import type { AnnouncementView, DeskAnnouncement } from '../../contract/desk/announcement.ts';
import type { AnnouncementDocument } from '../../models/announcement.ts';

/** A banner as members get it. */
export function presentAnnouncement(announcement: AnnouncementDocument): AnnouncementView {
  const { id, text, tone, link, linkText } = announcement;
  return { id, text, tone, link: link ?? null, linkText: linkText ?? null };
}

/** The same, with what only the desk needs. */
export function presentDeskAnnouncement(announcement: AnnouncementDocument): DeskAnnouncement {
  const { language, startsAt, endsAt, isOff, version, createdAt } = announcement;
  return {
    ...presentAnnouncement(announcement),
    language,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    isOff,
    version,
    createdAt: createdAt.toISOString(),
  };
}
