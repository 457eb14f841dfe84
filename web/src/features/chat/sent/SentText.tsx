import { Box, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../lib/use-copy.ts';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';

/** A text as it was sent, to read and to copy; a long one scrolls by itself. */
export function SentText({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <Box position="relative" borderWidth="1px" borderRadius="md" bg="bg.field">
      <chakra.div
        role="region"
        aria-label={label}
        tabIndex={0}
        // On a phone the dialog scrolls; a second one inside would catch the thumb.
        maxH={{ md: '20rem' }}
        overflowY={{ md: 'auto' }}
        px="4"
        py="3"
        pe="14"
        textStyle="small"
        color="fg"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        borderRadius="md"
      >
        {text}
      </chakra.div>
      <PlainIconButton
        label={copied ? 'Copied' : `Copy: ${label}`}
        size="lg"
        position="absolute"
        top="0"
        insetEnd="0"
        color="fg.subtle"
        onClick={copy}
      >
        {copied ? <Check size={15} /> : <Copy size={15} />}
      </PlainIconButton>
    </Box>
  );
}
