import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { useSession } from '../data/user/session.ts';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PrivacyPage, TermsPage } from './lazy-screens.ts';
import { SessionFailed } from './SessionFailed.tsx';
import { SignedOutApp } from './SignedOutApp.tsx';

/** Visitors do not load the socket and everything that hangs on it. */
const SignedInApp = lazy(() =>
  import('./SignedInApp.tsx').then((m) => ({ default: m.SignedInApp })),
);

/** Not needed for a screen to show; without it the product still works. */
const Toaster = lazy<ComponentType>(() =>
  import('../ui/Toaster.tsx').then(
    (m) => ({ default: m.Toaster }),
    () => ({ default: () => null }),
  ),
);

const AdultGate = lazy(() => import('./AdultGate.tsx').then((m) => ({ default: m.AdultGate })));

/** The legal pages are the same for everybody, so they do not wait for the session. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<FullScreenSpinner />}>
          <Routes>
            <Route path="/tos" element={<TermsPage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            <Route path="*" element={<Screens />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
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
          {session.user.adultConfirmedAt === null ? (
            <AdultGate />
          ) : (
            <SignedInApp user={session.user} />
          )}
        </Suspense>
      );
  }
}
