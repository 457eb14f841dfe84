import { Box, Flex } from '@chakra-ui/react';
import { asksForPicture } from '@vesper/core/contract/picture-words';
import { Brush } from 'lucide-react';
import { useUsualPrice } from '../../data/image/price-words.ts';
import { Button } from '../../ui/Button.tsx';

/** Said where the words ask for a picture and would be answered with words. */
export function PaintOffer({ words, onPaint }: { words: string; onPaint: () => void }) {
  const price = useUsualPrice();
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
        {`Paint it · ${price}`}
      </Button>
    </Flex>
  );
}
