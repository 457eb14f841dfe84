import { Box, Flex, chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    px: '3',
    maxW: 'full',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'small',
    fontWeight: 'medium',
    cursor: 'button',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    transitionProperty: 'color, border-color, background-color, opacity',
    transitionDuration: 'fast',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    kind: {
      chosen: {
        bg: 'accent.subtle',
        color: 'accent.fg',
        borderColor: 'accent.line',
        _hover: { bg: 'danger.subtle', color: 'fg.error', borderColor: 'border.error' },
      },
      offered: {
        color: 'fg.muted',
        _hover: { color: 'fg', borderColor: 'accent.line', bg: 'accent.subtle' },
        _disabled: { opacity: '0.4', cursor: 'disabled' },
      },
    },
  },
});

/** What is picked: its words on screen, and its bounds. */
export interface WordKind {
  label: string;
  /** One of them, as in 'Add a trait'. */
  one: string;
  /** Many of them, as in 'Chosen traits'. */
  many: string;
  /** What they are of. */
  of: string;
  suggested: readonly string[];
  max: number;
  /** Most characters of one. */
  maxLength: number;
  /** With one word more, unless it is empty, there already, or one too many. */
  add: (words: readonly string[], text: string) => string[];
}

interface Props {
  kind: WordKind;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** Words of one's own or suggested ones; a click on a chosen one takes it away. */
export function WordPicker({ kind, words, onChange }: Props) {
  const [text, setText] = useState('');
  const full = words.length >= kind.max;
  const has = (word: string): boolean => kind.add(words, word).length === words.length;
  const add = (): void => {
    onChange(kind.add(words, text));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Box>
      <TextField
        label={kind.label}
        placeholder={`Add a ${kind.one} and press Enter`}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={kind.maxLength}
        value={text}
        disabled={full}
        hint={full ? `That is all: a ${kind.of} has at most ${kind.max} ${kind.many}.` : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        trailing={
          <IconButton label={`Add ${kind.one}`} disabled={text.trim() === '' || full} onClick={add}>
            <Plus size={18} />
          </IconButton>
        }
      />
      {words.length > 0 && (
        <Flex role="group" aria-label={`Chosen ${kind.many}`} gap="2" wrap="wrap" mt="3">
          {words.map((word) => (
            <Chip
              key={word}
              type="button"
              kind="chosen"
              aria-label={`Remove ${word}`}
              onClick={() => onChange(words.filter((one) => one !== word))}
            >
              {word}
              <X size={13} aria-hidden />
            </Chip>
          ))}
        </Flex>
      )}
      <Flex role="group" aria-label={`Suggested ${kind.many}`} gap="2" wrap="wrap" mt="3">
        {kind.suggested.map((word) => (
          <Chip
            key={word}
            type="button"
            kind="offered"
            disabled={full || has(word)}
            onClick={() => onChange(kind.add(words, word))}
          >
            {word}
          </Chip>
        ))}
      </Flex>
    </Box>
  );
}
