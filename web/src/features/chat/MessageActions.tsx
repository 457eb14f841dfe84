import { Flex, chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { clockTime } from '../../lib/relative-date.ts';
import { Menu } from '../../ui/Menu.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import type { MessageAction } from './use-message-actions.tsx';

interface Props {
  at: string;
  actions: readonly MessageAction[];
}

/** For a mouse and for the keyboard: comes when the message is looked at, and takes no room. */
export function MessageToolbar({ at, actions }: Props) {
  return (
    <Flex
      align="center"
      flexShrink="0"
      data-quiet=""
      opacity="0"
      transition="opacity 150ms"
      css={{ '@media (hover: none)': { display: 'none' } }}
    >
      {actions
        .filter(({ rare }) => rare !== true)
        .map(({ id, label, icon, changes, busy = false, run }) => (
          <PlainIconButton
            key={id}
            label={label}
            title={label}
            size="sm"
            color="fg.subtle"
            loading={busy}
            data-needs-quiet={changes ? '' : undefined}
            onClick={run}
          >
            {icon}
          </PlainIconButton>
        ))}
      <RareActions actions={actions.filter(({ rare }) => rare === true)} />
      <chakra.time dateTime={at} textStyle="caption" color="fg.subtle" px="2" whiteSpace="nowrap">
        {clockTime(at)}
      </chakra.time>
    </Flex>
  );
}

/** What is seldom wanted, behind one button that waits until nothing is being written. */
function RareActions({ actions }: Pick<Props, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <PlainIconButton
          label="More options"
          title="More options"
          size="sm"
          color="fg.subtle"
          data-needs-quiet=""
        >
          <Ellipsis size={16} />
        </PlainIconButton>
      }
      items={actions.map(({ id, label, icon, run }) => ({
        id,
        label,
        icon,
        danger: id === 'delete',
        onSelect: run,
      }))}
    />
  );
}

/** For fingers: what holding a message does too, said in a way that can be found. */
export function MoreButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <PlainIconButton
      label={label}
      size="lg"
      color="fg.subtle"
      display="none"
      aria-haspopup="dialog"
      css={{ '@media (hover: none)': { display: 'inline-grid' } }}
      onClick={onClick}
    >
      <Ellipsis size={18} />
    </PlainIconButton>
  );
}
