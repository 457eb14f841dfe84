import { Box, Flex } from '@chakra-ui/react';
import { asksForPicture } from '@vesper/core/contract/picture-words';
import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import { Brush } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';

export interface PaintOfferProps {
  words: string;
  onPaint: () => void;
}

/** Said where the words ask for a picture and would be answered with words. */
export function PaintOffer({ words, onPaint }: PaintOfferProps) {
  if (!asksForPicture(words)) return null;
  return (
    <Flex
      align="center"
      gap="3"
      px="4"
      textStyle="small"
      color="fg.muted"
      animation="fade-in 180ms"
    >
      <Box flex="1">Would you like to see it?</Box>
      <Button size="sm" variant="secondary" icon={<Brush size={14} />} onClick={onPaint}>
        {`Paint it · ${count(IMAGE_PRICE, 'token')}`}
      </Button>
    </Flex>
  );
}
