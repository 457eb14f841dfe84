import { Box, chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { fieldStyles } from './field-styles.ts';
import { PlainIconButton } from './PlainIconButton.tsx';

const Input = chakra('input', {
  base: {
    ...fieldStyles,
    height: '11',
    ps: '11',
    pe: '11',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

interface Props {
  /** Says what is searched by: the accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** The focus has left the field. */
  onBlur?: () => void;
}

/** Escape and the cross empty it. */
export function SearchField({ label, value, onChange, maxLength, onBlur }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box position="relative" flex="1" minW="0">
      <Box
        position="absolute"
        insetStart="3.5"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
        aria-hidden
      >
        <Search size={17} />
      </Box>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {value !== '' && (
        <Box position="absolute" insetEnd="1" top="50%" transform="translateY(-50%)">
          <PlainIconButton label="Clear search" size="sm" boxSize="9" onClick={clear}>
            <X size={16} />
          </PlainIconButton>
        </Box>
      )}
    </Box>
  );
}
