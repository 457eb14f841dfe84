import { Center } from '@chakra-ui/react';
import { Spinner } from './Spinner.tsx';

export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center minH="100dvh">
      <Spinner size="lg" label={label} />
    </Center>
  );
}
