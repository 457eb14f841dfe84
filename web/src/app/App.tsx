import { useSession } from '../lib/session.ts';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { SignedInApp } from './SignedInApp.tsx';
import { SignedOutApp } from './SignedOutApp.tsx';

export function App() {
  return (
    <>
      <Screens />
      <Toaster />
    </>
  );
}

function Screens() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <FullScreenSpinner />;
    case 'failed':
      return <SessionFailed onRetry={session.retry} />;
    case 'signed-out':
      return <SignedOutApp />;
    case 'signed-in':
      return <SignedInApp user={session.user} />;
  }
}
