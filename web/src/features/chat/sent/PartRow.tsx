import { Box, Flex, chakra } from '@chakra-ui/react';
import type { SentPart } from '@vesper/core/contract/sent-prompt';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { leftOutWords, PART_WORDS } from './part-words.ts';
import { SentText } from './SentText.tsx';

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '12',
    py: '2',
    textAlign: 'start',
    borderRadius: 'sm',
    cursor: 'button',
    color: 'fg',
    _disabled: { cursor: 'default' },
    '& svg': { color: 'fg.subtle', transition: 'transform 180ms', flexShrink: '0' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

/** One part of the prompt: its name, its tokens, what is missing of it; opened, its text. */
export function PartRow({ part }: { part: SentPart }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { label, color } = PART_WORDS[part.name];
  const missing = leftOutWords(part);
  const isEmpty = part.text === '';
  return (
    <Box as="li" borderTopWidth="1px">
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={id}
        disabled={isEmpty}
        onClick={() => setOpen(!open)}
      >
        <Box boxSize="2.5" borderRadius="full" flexShrink="0" bg={color} aria-hidden />
        <Flex flex="1" minW="0" columnGap="3" wrap="wrap" align="baseline">
          <chakra.span textStyle="label">{label}</chakra.span>
          {missing !== null && (
            <chakra.span textStyle="caption" color="fg.warning">
              {missing}
            </chakra.span>
          )}
        </Flex>
        <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {part.tokens.toLocaleString('en')}
          <chakra.span srOnly> tokens</chakra.span>
        </chakra.span>
        <Box visibility={isEmpty ? 'hidden' : undefined} aria-hidden>
          <ChevronDown size={16} />
        </Box>
      </Toggle>
      <Box id={id} hidden={!open} pb="4">
        {open && <SentText label={label} text={part.text} />}
      </Box>
    </Box>
  );
}
