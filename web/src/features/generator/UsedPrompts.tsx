import { Box, Flex, chakra } from '@chakra-ui/react';
import type { UsedPrompt } from '@vesper/core/contract/image-prompt';
import { LIMITS } from '@vesper/core/contract/limits';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { forgetPrompt, useUsedPrompts } from '../../data/image/used-prompts.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { shortDate } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SideSheet } from '../../ui/SideSheet.tsx';

const PAUSE_MS = 250;

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1', borderTopWidth: '1px', py: '1' },
});
const Words = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    minH: '11',
    px: '2',
    py: '2',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'bg.hover' },
  },
});

interface Props {
  open: boolean;
  onClose: () => void;
  onPick: (prompt: string) => void;
}

/** Words of one's own pictures, to be found and used again. */
export function UsedPrompts({ open, onClose, onPick }: Props) {
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title="Used before"
      description="The words of your pictures, last used first."
    >
      <Search
        onPick={(prompt) => {
          onPick(prompt);
          onClose();
        }}
      />
    </SideSheet>
  );
}

function Search({ onPick }: Pick<Props, 'onPick'>) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), PAUSE_MS);
  const list = useUsedPrompts(search);
  const rows = useRef<HTMLUListElement>(null);
  const { data: items = [], isPending, isError, hasNextPage } = list;
  return (
    <Box pt="4" onKeyDown={(event) => moveAlong(event, rows.current)}>
      <SearchField
        label="Search your words"
        value={typed}
        maxLength={LIMITS.searchMax}
        onChange={setTyped}
      />
      {isError && <LoadFailed what="Your words" onRetry={() => inBackground(list.refetch())} />}
      {!isError && !isPending && items.length === 0 && (
        <chakra.p textStyle="small" color="fg.muted" mt="5" role="status">
          {search === '' ? 'The words of your first picture will be here.' : 'No words like that.'}
        </chakra.p>
      )}
      <chakra.ul ref={rows} listStyleType="none" mt="3" aria-label="Words used before">
        {items.map((item) => (
          <UsedRow key={item.id} item={item} onPick={onPick} />
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Flex justify="center" mt="4">
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => inBackground(list.fetchNextPage())}
          >
            Show more
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function UsedRow({ item, onPick }: { item: UsedPrompt; onPick: (prompt: string) => void }) {
  const forget = async (): Promise<void> => {
    try {
      await forgetPrompt(item.id);
    } catch (error) {
      const description = serverMessage(error, 'It is still there. Please try again.');
      showToast({ title: 'Not removed', description, kind: 'failure' });
    }
  };
  return (
    <Row>
      <Words type="button" data-words onClick={() => onPick(item.prompt)}>
        <chakra.span display="block" textStyle="small" color="fg" lineClamp={3}>
          {item.prompt}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.subtle" mt="0.5">
          {shortDate(item.usedAt)}
        </chakra.span>
      </Words>
      <PlainIconButton
        label={`Remove: ${item.prompt.slice(0, 60)}`}
        onClick={() => inBackground(forget())}
      >
        <X size={16} />
      </PlainIconButton>
    </Row>
  );
}

/** The arrow keys lead from the search through the words and back. */
function moveAlong(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !list) return;
  const words = [...list.querySelectorAll<HTMLButtonElement>('[data-words]')];
  const at = words.findIndex((one) => one === document.activeElement);
  if (at < 0 && step < 0) return;
  event.preventDefault();
  const next = words[at + step];
  if (next) next.focus();
  else if (step < 0) event.currentTarget.querySelector('input')?.focus();
}
