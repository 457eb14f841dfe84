import { Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { LandingPage, NotFound, PricingPage, SignInPage, SignUpPage } from './lazy-screens.ts';
import { VisitorFrame } from './VisitorFrame.tsx';
import { LoginRedirect } from './LoginRedirect.tsx';

export function SignedOutApp() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/signin" element={<SignInPage />} />
        <Route path="/chat/:conversationId?" element={<LoginRedirect />} />
        <Route path="/generator" element={<LoginRedirect />} />
        <Route path="/characters" element={<LoginRedirect />} />
        <Route path="/gallery/:imageId?" element={<LoginRedirect />} />
        <Route path="/profile" element={<LoginRedirect />} />
        <Route
          path="/subscribe"
          element={
            <VisitorFrame>
              <PricingPage />
            </VisitorFrame>
          }
        />
        <Route path="/stories/:storyId?" element={<LoginRedirect />} />
        <Route path="/onlyfans-self-ai" element={<LoginRedirect />} />
        <Route path="*" element={<StandaloneNotFound />} />
      </Routes>
    </Suspense>
  );
}

/** Without the shell around it, it fills the window by itself. */
function StandaloneNotFound() {
  return (
    <Flex as="main" minH="100dvh">
      <NotFound />
    </Flex>
  );
}
