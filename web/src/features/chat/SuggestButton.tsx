import { Box, Flex } from '@chakra-ui/react';
import { PenLine, Undo2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Suggestion } from './use-suggestion.ts';

/** Asks the model for the member's own next line; pressed again, it gives up. */
export function SuggestButton({ suggestion }: { suggestion: Suggestion }) {
  const { busy, ask, cancel } = suggestion;
  return (
    <IconButton
      label={busy ? 'Stop writing my line' : 'Write my next line'}
      size="lg"
      borderRadius="full"
      color="fg.subtle"
      onClick={busy ? cancel : ask}
    >
      {busy ? <Spinner size="sm" /> : <PenLine size={18} />}
    </IconButton>
  );
}

/** Says whose words stand in the box, and brings back what was there. */
export function SuggestedLine({ suggestion }: { suggestion: Suggestion | undefined }) {
  if (suggestion?.isShown !== true) return null;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      ps="4"
      pe="1"
      minH="11"
      borderRadius="lg"
      bg="bg.hover"
      color="fg.muted"
      textStyle="small"
      animation="fade-in 180ms"
    >
      <Box aria-hidden flexShrink="0" color="fg.subtle">
        <PenLine size={15} />
      </Box>
      <Box flex="1">Suggested by the model, not sent yet.</Box>
      <Button size="sm" variant="ghost" icon={<Undo2 size={15} />} onClick={suggestion.undo}>
        Undo
      </Button>
    </Flex>
  );
}
