import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inBackground } from '../lib/in-background.ts';
import { untilReachable } from '../lib/reachable.ts';
import { Button } from '../ui/Button.tsx';
import { StuckScreen } from './StuckScreen.tsx';

/** The very first call failed: nobody knows yet whether somebody is signed in. */
export function SessionFailed({ onRetry }: { onRetry: () => void }) {
  const retry = useRef(onRetry);
  useEffect(() => {
    let gone = false;
    inBackground(untilReachable().then(() => !gone && retry.current()));
    return () => {
      gone = true;
    };
    // Once for each time this screen comes up: a server that answers everything else and fails
    // this call must not be asked in circles.
  }, []);
  return (
    <StuckScreen
      icon={<CloudOff size={26} />}
      title="The server cannot be reached"
      description="This opens by itself when it is back. What you typed is kept on this device."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
