import { Center } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The very first call failed: nobody knows yet whether somebody is signed in. */
export function SessionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Center as="main" minH="100dvh">
      <EmptyState
        icon={<CloudOff size={26} />}
        level="h1"
        title="The server cannot be reached"
        description="Check your connection. What you typed is kept on this device."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Center>
  );
}
