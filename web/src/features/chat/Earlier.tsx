import { Center } from '@chakra-ui/react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

interface Props {
  loading: boolean;
  more: boolean;
  onLoad: () => void;
}

/** Scrolling up loads by itself; the button is for keyboards and for windows without a scrollbar. */
export function Earlier({ loading, more, onLoad }: Props) {
  if (!loading && !more) return null;
  return (
    <Center h="12" mb="4">
      {loading ? (
        <Spinner label="Loading earlier messages" />
      ) : (
        <Button size="sm" variant="ghost" onClick={onLoad}>
          Load earlier messages
        </Button>
      )}
    </Center>
  );
}
