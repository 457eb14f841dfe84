import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    width: 'full',
    borderRadius: 'sm',
    textStyle: 'label',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg' },
    '& svg': { transition: 'transform 180ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

interface Props {
  label: string;
  /** What counts in there, said while it is folded away. */
  inUse?: string;
  /** Stays open: there is something in it that has to be seen. */
  forced?: boolean;
  children: ReactNode;
}

/** Rare fields of a form, folded away until wanted. */
export function Disclosure({ label, inUse = '', forced = false, children }: Props) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const open = opened || forced;
  return (
    <Box>
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened(!open)}
      >
        {label}
        {!open && inUse !== '' && (
          <chakra.span textStyle="caption" color="accent.fg" truncate>
            {inUse}
          </chakra.span>
        )}
        <chakra.span ms="auto" aria-hidden>
          <ChevronDown size={17} />
        </chakra.span>
      </Toggle>
      <Box id={id}>{open && children}</Box>
    </Box>
  );
}
