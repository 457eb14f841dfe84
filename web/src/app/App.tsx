import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.ts';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { SignedOutApp } from './SignedOutApp.tsx';

/** Visitors do not load the socket and everything that hangs on it. */
const SignedInApp = lazy(() =>
  import('./SignedInApp.tsx').then((m) => ({ default: m.SignedInApp })),
);

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
      return (
        <Suspense fallback={<FullScreenSpinner />}>
          <SignedInApp user={session.user} />
        </Suspense>
      );
  }
}
