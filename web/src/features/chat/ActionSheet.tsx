import { Flex, chakra } from '@chakra-ui/react';
import { TextSelect } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MessageAction } from './use-message-actions.tsx';

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    top: 'auto',
    margin: '0 auto',
    padding: '0',
    width: 'full',
    maxWidth: 'lg',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderBottomWidth: '0',
    borderTopRadius: 'xl',
    boxShadow: 'float',
    paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
    '&::backdrop': { background: 'rgba(5, 6, 13, 0.6)' },
  },
});

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '3.25rem',
    px: '5',
    textAlign: 'start',
    textStyle: 'body',
    '& svg': { boxSize: '5', color: 'fg.subtle', flexShrink: '0' },
    '&[data-danger]': { color: 'fg.error', '& svg': { color: 'fg.error' } },
    _active: { bg: 'bg.hover' },
    _disabled: { opacity: '0.5' },
  },
});

const SLIDE = { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

interface Props {
  /** Whose message it is, and when it was said. */
  title: string;
  excerpt: string;
  actions: readonly MessageAction[];
  onSelectText: () => void;
  onClose: () => void;
}

/** What can be done with a message, within reach of a thumb. Escape and the backdrop close it. */
export function ActionSheet({ title, excerpt, actions, onSelectText, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [copy, ...others] = actions;
  const select = {
    id: 'select',
    label: 'Select text',
    icon: <TextSelect />,
    changes: false,
    run: onSelectText,
  };
  const rows = [...(copy ? [copy] : []), select, ...others];

  useEffect(() => {
    const element = sheet.current;
    if (!element || element.open) return;
    element.showModal();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ transform: 'translateY(100%)' }, { transform: 'none' }], SLIDE);
  }, []);

  return (
    <Sheet
      ref={sheet}
      aria-label="Message options"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) sheet.current.close();
      }}
    >
      <chakra.div
        width="9"
        height="1"
        mx="auto"
        mt="2.5"
        borderRadius="full"
        bg="border.strong"
        aria-hidden
      />
      <Flex direction="column" gap="0.5" px="5" pt="3" pb="3" mb="1" borderBottomWidth="1px">
        <chakra.div textStyle="caption" color="fg.subtle">
          {title}
        </chakra.div>
        <chakra.div textStyle="small" color="fg.muted" truncate>
          {excerpt}
        </chakra.div>
      </Flex>
      {rows.map(({ id, label, icon, changes, run }) => (
        <Row
          key={id}
          type="button"
          data-danger={id === 'delete' ? '' : undefined}
          data-needs-quiet={changes ? '' : undefined}
          onClick={() => {
            sheet.current?.close();
            run();
          }}
        >
          {icon}
          {label}
        </Row>
      ))}
    </Sheet>
  );
}
