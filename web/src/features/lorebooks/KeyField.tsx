import { Flex, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { splitKeys, withKeys } from './split-keys.ts';

const Frame = chakra(Flex, {
  base: {
    flexWrap: 'wrap',
    gap: '1.5',
    alignItems: 'center',
    minH: '11',
    px: '2',
    py: '1.5',
    borderRadius: 'md',
    borderWidth: '1px',
    cursor: 'text',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'border.strong' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: 'border.error' },
  },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: '9', lg: '7' },
    maxW: 'full',
    px: '2.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'accent.line',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'caption',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'button',
    _hover: { bg: 'danger.subtle', color: 'fg.error', borderColor: 'border.error' },
    '& svg': { flexShrink: '0', opacity: '0.7' },
    // A finger needs more room than the eye.
    position: 'relative',
    _after: { content: '""', position: 'absolute', inset: '-4px -2px' },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1 1 4rem',
    minW: '0',
    minH: { base: '9', lg: '7' },
    px: '1',
    bg: 'transparent',
    textStyle: { base: 'body', lg: 'small' },
    outline: '0',
    _placeholder: { color: 'fg.subtle' },
  },
});

interface Props {
  label: string;
  keys: readonly string[];
  /** Patterns are shown as code and not cut at commas. */
  isPattern: boolean;
  invalid?: boolean;
  /** Shows a frame before it is pointed at. */
  framed?: boolean;
  onChange: (keys: string[]) => void;
}

/** Keys as chips: Enter or a comma adds one, a click takes it away. */
export function KeyField({ label, keys, isPattern, invalid = false, framed, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const add = (typed: string): void => {
    const added = splitKeys(typed, isPattern);
    if (added.length > 0) onChange(withKeys(keys, added));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '' && keys.length > 0) onChange(keys.slice(0, -1));
    const ends = event.key === 'Enter' || (event.key === ',' && !isPattern);
    if (!ends) return;
    event.preventDefault();
    add(text);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (isPattern || !/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };
  return (
    <Frame
      role="group"
      aria-label={label}
      data-invalid={invalid || undefined}
      borderColor={framed ? 'border.strong' : { base: 'border.strong', lg: 'transparent' }}
      bg={framed ? 'bg.field' : { base: 'bg.field', lg: 'transparent' }}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {keys.map((key) => (
        <Chip
          key={key}
          type="button"
          fontFamily={isPattern ? 'mono' : undefined}
          aria-label={`Remove ${key}`}
          onClick={() => onChange(keys.filter((one) => one !== key))}
        >
          {key}
          <X size={12} aria-hidden />
        </Chip>
      ))}
      <Input
        ref={input}
        value={text}
        aria-label={`Add to ${label.toLowerCase()}`}
        aria-invalid={invalid || undefined}
        placeholder={placeholder(keys.length, isPattern)}
        enterKeyHint="done"
        autoComplete="off"
        fontFamily={isPattern ? 'mono' : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        // Whoever goes on to the next field means what they typed.
        onBlur={() => add(text)}
      />
    </Frame>
  );
}

function placeholder(amount: number, isPattern: boolean): string {
  if (isPattern) return '/pattern/i';
  return amount === 0 ? 'Add a key' : 'Add';
}
