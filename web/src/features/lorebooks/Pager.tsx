import { Flex, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';

interface Props {
  page: number;
  pages: number;
  words: string;
  onTurn: (page: number) => void;
}

export function Pager({ page, pages, words, onTurn }: Props) {
  return (
    <Flex as="nav" aria-label="Pages of entries" align="center" justify="center" gap="3" mt="5">
      <PlainIconButton
        label="Previous entries"
        variant="secondary"
        size="lg"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeft size={18} />
      </PlainIconButton>
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words}
      </chakra.span>
      <PlainIconButton
        label="Next entries"
        variant="secondary"
        size="lg"
        disabled={page === pages - 1}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight size={18} />
      </PlainIconButton>
    </Flex>
  );
}
