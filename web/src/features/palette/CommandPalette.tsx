import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { count } from '../../lib/format.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TopDialog } from '../../ui/TopDialog.tsx';
import { EntryList, optionId } from './EntryList.tsx';
import type { Entry, Place } from './entry.ts';
import { ranked, stepped } from './rank.ts';
import { useCommands } from './use-commands.tsx';
import { useFound, type Found } from './use-found.tsx';

/** Said once somebody pauses: a number for each letter would be noise. */
const SAY_AFTER_MS = 700;

const Field = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    height: '14',
    bg: 'transparent',
    outline: '0',
    textStyle: 'body',
    // Smaller letters make a phone zoom in.
    fontSize: '1rem',
    _placeholder: { color: 'fg.subtle' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

interface Props {
  open: boolean;
  onClose: () => void;
  places: readonly Place[];
}

/** Everything in one place: where to go, what to start, and what there is to find. */
export function CommandPalette({ open, onClose, places }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(false);
  if (open && chosen) setChosen(false);
  return (
    <TopDialog
      open={open}
      onClose={onClose}
      title="Search and commands"
      initialFocus={() => field.current}
      focusAfter={() => (chosen ? focusOfScreen() : null)}
    >
      <Commands
        field={field}
        places={places}
        onClose={onClose}
        onChoose={(entry) => {
          setChosen(true);
          onClose();
          entry.run();
        }}
      />
    </TopDialog>
  );
}

/** What the new screen has given the focus to, or all of it: what had it before may be gone. */
function focusOfScreen(): HTMLElement | null {
  const main = document.getElementById('main');
  const focused = document.activeElement;
  return focused instanceof HTMLElement && main?.contains(focused) ? focused : main;
}

interface CommandsProps extends Pick<Props, 'places' | 'onClose'> {
  field: React.RefObject<HTMLInputElement | null>;
  onChoose: (entry: Entry) => void;
}

function Commands({ field, places, onClose, onChoose }: CommandsProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [wished, setWished] = useState<string>();
  const typed = text.trim();
  const commands = useCommands(places);
  const found = useFound(typed);
  const groups =
    typed === '' ? [...found.groups, ...commands] : [...ranked(commands, typed), ...found.groups];
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === wished) ?? entries[0];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const ids = entries.map(({ id }) => id);
    const ways: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setWished(stepped(ids, active?.id, 1)),
      ArrowUp: () => setWished(stepped(ids, active?.id, -1)),
      Home: () => setWished(ids[0]),
      End: () => setWished(ids.at(-1)),
      Enter: () => active && onChoose(active),
    };
    const way = ways[event.key];
    if (!way || event.shiftKey) return;
    event.preventDefault();
    way();
  };

  return (
    <>
      <Flex align="center" gap="3" ps="5" pe="2" borderBottomWidth="1px" flexShrink="0">
        <Box color="fg.subtle" aria-hidden>
          {found.isSearching ? <Spinner size="sm" /> : <Search size={18} />}
        </Box>
        <Field
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search and commands"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active.id)}
          placeholder="Search, or say where to go"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LIMITS.searchMax}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWished(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <PlainIconButton label="Close" size="lg" onClick={onClose}>
          <X size={18} />
        </PlainIconButton>
      </Flex>
      <EntryList
        id={listId}
        groups={groups}
        words={typed}
        activeId={active?.id}
        onActive={setWished}
        onChoose={onChoose}
      />
      <State typed={typed} found={found} shown={entries.length} />
      <Announced text={found.isSearching ? '' : count(entries.length, 'result')} />
    </>
  );
}

/** What else there is to say of a search: it goes on, it found nothing, a part of it failed. */
function State({ typed, found, shown }: { typed: string; found: Found; shown: number }) {
  const { isSearching, failures } = found;
  return (
    <>
      {failures.map(({ what, retry }) => (
        <Flex key={what} role="alert" align="center" gap="3" px="5" py="2" color="fg.muted">
          <Box flex="1">{what} could not be searched.</Box>
          <Button size="sm" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </Flex>
      ))}
      {isSearching && (
        <Box px="5" py="3" color="fg.subtle" textStyle="small">
          Searching...
        </Box>
      )}
      {shown === 0 && !isSearching && failures.length === 0 && (
        <Box px="5" py="8" textAlign="center" color="fg.muted" overflowWrap="anywhere">
          Nothing has “{typed}” in it: no screen, conversation, character or picture of yours.
        </Box>
      )}
    </>
  );
}

function Announced({ text }: { text: string }) {
  const said = useSettled(text, SAY_AFTER_MS);
  return (
    <chakra.div role="status" srOnly>
      {said}
    </chakra.div>
  );
}
