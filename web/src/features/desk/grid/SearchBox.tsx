import { Box } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useSearchKey } from './use-search-key.ts';

const TYPING_MS = 250;

interface Props {
  label: string;
  /** What the address has. */
  value: string;
  onChange: (value: string) => void;
}

/** A search that takes effect when typing pauses. `/` leads here from anywhere on the page. */
export function SearchBox({ label, value, onChange }: Props) {
  const frame = useSearchKey();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what was typed here: the way back changed the address, and the field follows.
    if (value !== told) {
      setTold(value);
      setTyped(value);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTold(text.trim());
      onChange(text.trim());
    }, TYPING_MS);
  };
  return (
    <Box ref={frame} flex="1" minW={{ base: 'full', md: '16rem' }} display="flex">
      <SearchField label={label} value={typed} onChange={change} maxLength={LIMITS.searchMax} />
    </Box>
  );
}
