import { Box, Flex, chakra } from '@chakra-ui/react';
import type { LoreEntryChange, LoreEntryView } from '@vesper/core/contract/lorebook';
import { LIMITS } from '@vesper/core/contract/limits';
import { ChevronDown, Pin, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { draftEntry, useDrafted } from '../../data/lorebook/entry-drafts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EntryFold } from './EntryFold.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { KeyField } from './KeyField.tsx';
import { quietField } from './quiet-field.ts';
import { ROW_COLUMNS } from './row-columns.ts';

const Row = chakra('li', {
  base: {
    borderTopWidth: { lg: '1px' },
    borderWidth: { lgDown: '1px' },
    borderRadius: { lgDown: 'xl' },
    bg: { lgDown: 'bg.panel' },
    mb: { lgDown: '4' },
    py: { base: '3', lg: '2' },
    '&[data-on=false]': { '& [data-dim]': { opacity: '0.6' } },
  },
});

interface Props {
  bookId: string;
  entry: LoreEntryView;
  /** Its place among all entries, and the last one's. */
  place: number;
  last: number;
  isFresh: boolean;
}

/** One entry: what is changed often in the row, the rest in its fold. All of it saves itself. */
export function EntryRow({ bookId, entry, place, last, isFresh }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const fold = useId();
  const [open, setOpen] = useState(false);
  const drafted = useDrafted(entry);
  const { name, keys, content, enabled, constant, useRegex, failure } = drafted;
  const title = titleOf(drafted, place);
  const trouble = failure ?? (enabled ? entry.problem : null);
  const change = (fields: LoreEntryChange): void => draftEntry(bookId, entry.id, fields);

  useEffect(() => {
    if (!isFresh) return;
    const field = row.current?.querySelector<HTMLElement>('[data-name]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [isFresh]);

  return (
    <Row ref={row} aria-label={title} data-on={enabled}>
      <Box
        css={{ ...ROW_COLUMNS, lgDown: { gridTemplateColumns: '3rem minmax(0, 1fr) auto' } }}
        display="grid"
        rowGap="2"
      >
        <Box pt="0.5" css={HIDE_WORDS}>
          <Switch
            label={`${title} is on`}
            checked={enabled}
            onChange={(on) => change({ enabled: on })}
          />
        </Box>
        <Box data-dim="">
          <TextField
            {...quietField}
            data-name=""
            label={`Name of ${title}`}
            hideLabel
            placeholder="Name"
            autoComplete="off"
            css={{ fontWeight: 'semibold' }}
            maxLength={LIMITS.loreNameMax}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Box>
        <Box data-dim="" gridColumn={{ lgDown: '1 / -1' }} order={{ lgDown: '1' }}>
          <KeyField
            label={`Keys of ${title}`}
            keys={keys}
            isPattern={useRegex}
            invalid={trouble !== null}
            onChange={(next) => change({ keys: next })}
          />
        </Box>
        <Box data-dim="" gridColumn={{ lgDown: '1 / -1' }} order={{ lgDown: '2' }} minW="0">
          <TextArea
            {...quietField}
            height="auto"
            py="2.5"
            label={`Content of ${title}`}
            hideLabel
            placeholder="What your companion should know"
            minRows={1}
            maxRows={open ? 16 : 4}
            max={LIMITS.loreContentMax}
            maxLength={LIMITS.loreContentMax}
            value={content}
            onChange={(event) => change({ content: event.target.value })}
          />
        </Box>
        <Flex align="center" justify="flex-end" minH="11">
          <IconButton
            label={`Always tell ${title}`}
            size="lg"
            aria-pressed={constant}
            // A narrow row has room for it only where it says something; the fold has it too.
            display={{ base: constant ? 'inline-grid' : 'none', lg: 'inline-grid' }}
            css={PRESSED}
            onClick={() => change({ constant: !constant })}
          >
            <Pin size={17} fill={constant ? 'currentColor' : 'none'} />
          </IconButton>
          <FoldButton title={title} open={open} controls={fold} onToggle={() => setOpen(!open)} />
          <EntryMenu bookId={bookId} entryId={entry.id} title={title} place={place} last={last} />
        </Flex>
      </Box>
      {trouble !== null && <Trouble isRefusal={failure !== undefined}>{trouble}</Trouble>}
      {open && <EntryFold id={fold} entry={drafted} onChange={change} />}
    </Row>
  );
}

const titleOf = ({ name, keys }: Pick<LoreEntryView, 'name' | 'keys'>, place: number): string =>
  name.trim() || keys[0] || `Entry ${place + 1}`;

interface FoldProps {
  title: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

function FoldButton({ title, open, controls, onToggle }: FoldProps) {
  return (
    <IconButton
      label={open ? `Fold ${title}` : `More of ${title}`}
      size="lg"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <chakra.span
        display="grid"
        transform={open ? 'rotate(180deg)' : 'none'}
        transition="transform 150ms"
        _motionReduce={{ transition: 'none' }}
      >
        <ChevronDown size={18} />
      </chakra.span>
    </IconButton>
  );
}

/** Says why an entry was not saved, or cannot be told. */
function Trouble({ isRefusal, children }: { isRefusal: boolean; children: string }) {
  return (
    <Box px="4" pt="2" ps={{ lg: '5.25rem' }}>
      <Notice tone={isRefusal ? 'danger' : 'caution'} role="alert">
        <TriangleAlert size={16} aria-hidden />
        {children}
      </Notice>
    </Box>
  );
}

/** Lit while it is on. */
const PRESSED = { '&[aria-pressed=true]': { color: 'accent.fg', background: 'accent.subtle' } };

/** The row's name says which one it switches; its words are for screen readers alone. */
const HIDE_WORDS = {
  '& label > span': { position: 'absolute', clipPath: 'inset(50%)', width: '1px' },
};
