import { PAGES } from '@vesper/core/contract/pages';
import type { UserView } from '@vesper/core/contract/user';
import { useState } from 'react';
import { useAnnouncements } from '../../data/announcement/announcements.ts';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { dismissAnnouncement, dismissedAnnouncements } from '../../data/announcement/dismissed.ts';
import { useUser } from '../../data/user/session.ts';
import { AnnouncementBar } from '../../ui/AnnouncementBar.tsx';

/** What the place has to say, above every screen, until each has been dismissed. */
export function Announcements() {
  const { data = [] } = useAnnouncements();
  const [dismissed, setDismissed] = useState(dismissedAnnouncements);
  return [...useReminder(useUser()), ...data]
    .filter(({ id }) => !dismissed.includes(id))
    .map((announcement) => (
      <AnnouncementBar
        key={announcement.id}
        announcement={announcement}
        onDismiss={() => setDismissed(dismissAnnouncement(announcement.id))}
      />
    ));
}

/** Asks to confirm the address, where mails are sent; nothing is locked until then. */
function useReminder({ id, emailVerifiedAt }: UserView) {
  const config = usePublicConfig();
  if (config?.mail !== true || emailVerifiedAt !== null) return [];
  const text = 'Please confirm your e-mail address, so that you can get back in if you forget.';
  const link = PAGES.security.path;
  return [{ id: `verify:${id}`, text, tone: 'info', link, linkText: 'Account security' }] as const;
}
