import { PAGES } from '@vesper/core/contract/pages';
import type { UserView } from '@vesper/core/contract/user';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { useStandingHere } from '../lib/standing-here.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useSession } from '../data/user/session.ts';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';
import { SignedInApp } from './first-parts.ts';
import {
  ConfirmEmailPage,
  ForgotPasswordPage,
  PrivacyPage,
  ResetPasswordPage,
  TermsPage,
} from './lazy-screens.ts';
import { usePageTitle } from './use-page-title.ts';
import { SessionFailed } from './SessionFailed.tsx';
import { StepUp } from './StepUp.tsx';
import { SignedOutApp } from './SignedOutApp.tsx';

/** Not needed for a screen to show; without it the product still works. */
const Toaster = lazy<ComponentType>(() =>
  import('../ui/Toaster.tsx').then(
    (m) => ({ default: m.Toaster }),
    () => ({ default: () => null }),
  ),
);

const AgeLockedScreen = lazyPart(
  () => import('./AgeLockedScreen.tsx').then((m) => m.AgeLockedScreen),
  OfflineScreen,
);
const SuspendedScreen = lazyPart(
  () => import('./SuspendedScreen.tsx').then((m) => m.SuspendedScreen),
  OfflineScreen,
);
const RegionClosedScreen = lazyPart(
  () => import('./RegionClosedScreen.tsx').then((m) => m.RegionClosedScreen),
  OfflineScreen,
);
const AgeProofScreen = lazyPart(
  () => import('./AgeProofScreen.tsx').then((m) => m.AgeProofScreen),
  OfflineScreen,
);
const AdultGate = lazyPart(() => import('./AdultGate.tsx').then((m) => m.AdultGate), OfflineScreen);

/**
 * The legal pages are the same for everybody, so they do not wait for the session; links of mails are
 * opened in any browser.
 */
export function App() {
  usePageTitle();
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<FullScreenSpinner />}>
          <Routes>
            <Route path={PAGES.terms.path} element={<TermsPage />} />
            <Route path={PAGES.privacy.path} element={<PrivacyPage />} />
            <Route path={PAGES.forgotPassword.path} element={<ForgotPasswordPage />} />
            <Route path={PAGES.resetPassword.path} element={<ResetPasswordPage />} />
            <Route path={PAGES.confirmEmail.path} element={<ConfirmEmailPage />} />
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
          <MemberScreens user={session.user} />
          <StepUp />
        </Suspense>
      );
  }
}

function MemberScreens({ user }: { user: UserView }) {
  const standing = useStandingHere();
  if (user.suspension) return <SuspendedScreen userId={user.id} suspension={user.suspension} />;
  if (user.lockedAt !== null) return <AgeLockedScreen userId={user.id} />;
  if (standing === 'closed') return <RegionClosedScreen userId={user.id} />;
  if (user.adultConfirmedAt === null) return <AdultGate />;
  if (standing === 'unproven') return <AgeProofScreen userId={user.id} />;
  return <SignedInApp user={user} />;
}
