import { Box } from '@chakra-ui/react';
import type { NotificationView } from '@vesper/core/contract/notification';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { inBackground } from '../../lib/in-background.ts';
import { count } from '../../lib/format.ts';
import { HeaderPopover } from '../../ui/HeaderPopover.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { showBrowserNotification } from './browser-notifications.ts';
import { linkOf } from './link-of.ts';
import { unreadIn } from '../../data/notification/unread.ts';
import {
  markRead,
  useNotificationEvents,
  useNotifications,
} from '../../data/notification/notifications.ts';

const Panel = lazyPart(() => import('./Panel.tsx').then((m) => m.Panel));

const MOST = 9;

/** Counts what ended while nobody looked and is unread, and leads to each result. */
export function Bell() {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const list = useNotifications();
  const unread = unreadIn(list.data ?? []);

  const follow = useCallback(
    (notification: NotificationView) => {
      if (notification.readAt === null) inBackground(markRead([notification.id]));
      popover.current?.hidePopover();
      inBackground(navigate(linkOf(notification)));
    },
    [navigate],
  );
  const onNew = useCallback(
    (incoming: NotificationView) => showBrowserNotification(incoming, () => follow(incoming)),
    [follow],
  );
  useNotificationEvents(onNew);

  return (
    <>
      <Box position="relative">
        <PlainIconButton
          label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          aria-haspopup="dialog"
          aria-expanded={open}
          popoverTarget={id}
          size={{ base: 'lg', lg: 'md' }}
        >
          <BellIcon size={19} />
        </PlainIconButton>
        {unread > 0 && <Count unread={unread} />}
      </Box>
      <HeaderPopover
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Notifications"
        width="min(24rem, calc(100vw - 1.5rem))"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <Suspense fallback={null}>
            <Panel list={list} onFollow={follow} />
          </Suspense>
        )}
      </HeaderPopover>
      <Box srOnly role="status">
        {unread > 0 && count(unread, 'unread notification')}
      </Box>
    </>
  );
}

function Count({ unread }: { unread: number }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      top="0.5"
      insetEnd="0"
      minW="4.5"
      h="4.5"
      px="1"
      borderRadius="full"
      backgroundImage="dusk"
      color="accent.contrast"
      fontSize="0.6875rem"
      lineHeight="1.125rem"
      fontWeight="bold"
      textAlign="center"
      pointerEvents="none"
      animation="rise-in 200ms"
    >
      {unread > MOST ? `${MOST}+` : unread}
    </Box>
  );
}
