import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { LandingPage, SignInPage, SignUpPage } from './lazy-screens.ts';
import { LoginRedirect } from './LoginRedirect.tsx';
import { NotFound } from './NotFound.tsx';

export function SignedOutApp() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/signin" element={<SignInPage />} />
        <Route path="/chat/:conversationId?" element={<LoginRedirect />} />
        <Route path="/generator" element={<LoginRedirect />} />
        <Route
          path="*"
          element={
            <main>
              <NotFound />
            </main>
          }
        />
      </Routes>
    </Suspense>
  );
}
