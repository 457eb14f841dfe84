import { Box, Flex } from '@chakra-ui/react';
import { PenLine, Undo2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

export interface SuggestedLineProps {
  /** Brings back what was there. */
  onUndo: () => void;
}

/** Says whose words stand in the box, and brings back what was there. */
export function SuggestedLine({ onUndo }: SuggestedLineProps) {
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
      <Button size="sm" variant="ghost" icon={<Undo2 size={15} />} onClick={onUndo}>
        Undo
      </Button>
    </Flex>
  );
}
