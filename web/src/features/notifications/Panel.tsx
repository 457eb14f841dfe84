import { Box, Flex, chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { NotificationView } from '@vesper/core/contract/notification';
import type { RunKind } from '@vesper/core/contract/run';
import {
  BellOff,
  BookOpen,
  Clapperboard,
  Image,
  MessageCircle,
  ScanFace,
  ShieldAlert,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useBrowserNotifications } from './browser-notifications.ts';
import { unreadIn } from '../../data/notification/unread.ts';
import { markRead } from '../../data/notification/notifications.ts';

const Row = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    width: 'full',
    px: '4',
    py: '3',
    textAlign: 'start',
    cursor: 'button',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px' },
    '& svg': { color: 'fg.subtle', flexShrink: '0', mt: '0.5' },
  },
  variants: { unread: { true: { '& svg': { color: 'accent.fg' } } } },
});

/** The sign of each kind of run that a notification tells of, and of a sign-in. */
const SIGNS: Readonly<Record<RunKind | 'new_device', LucideIcon>> = {
  chat: MessageCircle,
  image: Image,
  video: Clapperboard,
  likeness: ScanFace,
  story: BookOpen,
  new_device: ShieldAlert,
};

interface Props {
  list: UseQueryResult<readonly NotificationView[]>;
  onFollow: (notification: NotificationView) => void;
}

export function Panel({ list, onFollow }: Props) {
  const items = list.data ?? [];
  return (
    <>
      <Flex align="center" justify="space-between" ps="4" pe="2" minH="14" borderBottomWidth="1px">
        <Box as="h2" textStyle="subheading">
          Notifications
        </Box>
        {unreadIn(items) > 0 && (
          <Button size="sm" variant="ghost" onClick={() => inBackground(markRead())}>
            Mark all as read
          </Button>
        )}
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" scrollbarWidth="thin">
        {list.isPending && (
          <Flex direction="column" gap="3" p="4" role="status" aria-label="Loading notifications">
            <Skeleton height="12" />
            <Skeleton height="12" />
          </Flex>
        )}
        {list.isError && items.length === 0 && (
          <Failed onRetry={() => inBackground(list.refetch())} />
        )}
        {list.isSuccess && items.length === 0 && <Nothing />}
        <chakra.ul listStyleType="none" py={items.length > 0 ? '1' : '0'}>
          {items.map((item) => (
            <li key={item.id}>
              <Entry item={item} onFollow={onFollow} />
            </li>
          ))}
        </chakra.ul>
      </Box>
      <BrowserSwitch />
    </>
  );
}

function Entry({ item, onFollow }: { item: NotificationView; onFollow: Props['onFollow'] }) {
  const unread = item.readAt === null;
  const Icon = Object.entries(SIGNS).find(([kind]) => item.type.startsWith(kind))?.[1] ?? Sparkles;
  return (
    <Row type="button" unread={unread} onClick={() => onFollow(item)}>
      <Icon size={18} aria-hidden />
      <Box flex="1" minW="0">
        <Flex align="baseline" gap="3">
          <Box as="span" textStyle="label" flex="1" color={unread ? 'fg' : 'fg.muted'}>
            {item.title}
            {unread && <chakra.span srOnly>, unread</chakra.span>}
          </Box>
          <chakra.time dateTime={item.createdAt} textStyle="caption" color="fg.subtle">
            {relativeDate(item.createdAt, new Date())}
          </chakra.time>
        </Flex>
        <Box textStyle="small" color="fg.muted" mt="0.5">
          {item.body}
        </Box>
      </Box>
    </Row>
  );
}

function Nothing() {
  return (
    <Flex direction="column" align="center" gap="3" px="6" py="10" color="fg.muted">
      <BellOff size={22} aria-hidden />
      <Box textStyle="small" textAlign="center" textWrap="balance">
        Nothing yet. What finishes while you are away shows up here.
      </Box>
    </Flex>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex direction="column" align="center" gap="3" px="6" py="8" role="alert">
      <Box textStyle="small" color="fg.muted">
        The notifications could not be loaded.
      </Box>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}

/** The switch that makes the browser ask: here somebody has just wished for it. */
function BrowserSwitch() {
  const [state, turn] = useBrowserNotifications();
  if (state === 'unsupported') return null;
  return (
    <Box px="4" py="3" borderTopWidth="1px">
      {state === 'blocked' ? (
        <Box textStyle="caption" color="fg.subtle">
          Your browser blocks notices from this site. Its settings for this site can allow them.
        </Box>
      ) : (
        <Switch
          label="Also tell me outside this tab"
          checked={state === 'on'}
          onChange={(on) => inBackground(turn(on))}
        />
      )}
    </Box>
  );
}
