import { CloudOff } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { StuckScreen } from './StuckScreen.tsx';

/** The very first call failed: nobody knows yet whether somebody is signed in. */
export function SessionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StuckScreen
      icon={<CloudOff size={26} />}
      title="The server cannot be reached"
      description="Check your connection. What you typed is kept on this device."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
