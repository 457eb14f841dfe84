import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useSession } from '../lib/session.ts';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { PrivacyPage, TermsPage } from './lazy-screens.ts';
import { SessionFailed } from './SessionFailed.tsx';
import { SignedOutApp } from './SignedOutApp.tsx';

/** Visitors do not load the socket and everything that hangs on it. */
const SignedInApp = lazy(() =>
  import('./SignedInApp.tsx').then((m) => ({ default: m.SignedInApp })),
);

/** The legal pages are the same for everybody, so they do not wait for the session. */
export function App() {
  return (
    <>
      <Suspense fallback={<FullScreenSpinner />}>
        <Routes>
          <Route path="/tos" element={<TermsPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="*" element={<Screens />} />
        </Routes>
      </Suspense>
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
