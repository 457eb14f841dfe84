import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MemoryView } from '@vesper/core/contract/memory';
import { Ellipsis, Eye, EyeOff, Pencil, Pin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { forgetMemory } from '../../data/memory/forget-memory.ts';
import { changeMemory } from '../../data/memory/memories.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { dayName } from '../../lib/relative-date.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EditMemory } from './EditMemory.tsx';

async function change(fact: MemoryView, how: Parameters<typeof changeMemory>[1]): Promise<void> {
  try {
    await changeMemory(fact.id, how);
  } catch (error) {
    const description = serverMessage(error, 'Failed to change this. Please try again.');
    showToast({ title: 'Error', description, kind: 'failure' });
  }
}

/** A fact, where it comes from, and what can be done about it. */
export function MemoryRow({ fact }: { fact: MemoryView }) {
  const { text, isPinned, isOff } = fact;
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <chakra.li px={{ base: '4', md: '6' }} py="4">
        <EditMemory fact={fact} onDone={() => setEditing(false)} />
      </chakra.li>
    );
  }
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      gap="2"
      ps={{ base: '4', md: '6' }}
      pe={{ base: '1', md: '4' }}
      py="3"
      _hover={{ bg: 'bg.hover' }}
    >
      <Box flex="1" minW="0" py="1.5">
        <Flex align="center" gap="2" wrap="wrap">
          <chakra.p overflowWrap="anywhere" color={isOff ? 'fg.subtle' : 'fg'}>
            {text}
          </chakra.p>
          <Marks fact={fact} />
        </Flex>
        <Origin fact={fact} />
      </Box>
      <IconButton
        label={isPinned ? 'Unpin' : 'Pin: always given to replies'}
        aria-label={`${isPinned ? 'Unpin' : 'Pin'}: ${text}`}
        aria-pressed={isPinned}
        size="lg"
        color={isPinned ? 'accent.fg' : 'fg.subtle'}
        onClick={() => inBackground(change(fact, { isPinned: !isPinned }))}
      >
        <Pin size={17} fill={isPinned ? 'currentColor' : 'none'} />
      </IconButton>
      <Menu
        trigger={
          <IconButton label={`Options for: ${text}`} size="lg" withTooltip={false}>
            <Ellipsis size={18} />
          </IconButton>
        }
        items={[
          {
            id: 'edit',
            label: 'Correct',
            icon: <Pencil size={16} />,
            onSelect: () => setEditing(true),
          },
          {
            id: 'off',
            label: isOff ? 'Use it again' : 'Do not use it',
            icon: isOff ? <Eye size={16} /> : <EyeOff size={16} />,
            onSelect: () => inBackground(change(fact, { isOff: !isOff })),
          },
          {
            id: 'forget',
            label: 'Forget',
            icon: <Trash2 size={16} />,
            danger: true,
            onSelect: () => forgetMemory(fact),
          },
        ]}
      />
    </chakra.li>
  );
}

function Marks({ fact: { isNew, isOff, isReplaced } }: { fact: MemoryView }) {
  return (
    <>
      {isNew && <Badge tone="accent">New</Badge>}
      {isOff && <Badge>{isReplaced ? 'Replaced' : 'Off'}</Badge>}
    </>
  );
}

/** Where a fact comes from, and how often it was of use. */
function Origin({ fact: { source, by, createdAt, useCount } }: { fact: MemoryView }) {
  const now = new Date();
  const used =
    useCount === 0 ? '' : ` · Used in ${useCount} ${useCount === 1 ? 'reply' : 'replies'}`;
  const day = (iso: string): string => {
    const name = dayName(iso, now);
    return /^(?:Today|Yesterday)$/.test(name) ? name.toLowerCase() : `on ${name}`;
  };
  return (
    <Box textStyle="small" color="fg.subtle" mt="0.5">
      {source ? (
        <TextLink
          to={`/chat/${source.conversationId}?at=${source.messageId}`}
          color="fg.muted"
          fontWeight="normal"
          textDecoration="underline"
          textDecorationColor="border.strong"
        >
          {by === 'member' ? 'Corrected, from' : 'From'} your talk {day(source.saidAt)}
        </TextLink>
      ) : (
        `You wrote this ${day(createdAt)}`
      )}
      {used}
    </Box>
  );
}
