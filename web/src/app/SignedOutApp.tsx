import { Flex } from '@chakra-ui/react';
import { PAGES } from '@vesper/core/contract/pages';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import {
  LandingPage,
  MadeHerePage,
  NewcomerPage,
  NotFound,
  PricingPage,
  SharedScreen,
  SignInPage,
  SignUpPage,
  TakedownPage,
  TransparencyPage,
} from './lazy-screens.ts';
import { VisitorFrame } from './VisitorFrame.tsx';
import { LoginRedirect } from './LoginRedirect.tsx';

export function SignedOutApp() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route path={PAGES.home.path} element={<LandingPage />} />
        <Route path={PAGES.signUp.path} element={<SignUpPage />} />
        <Route path={PAGES.signIn.path} element={<SignInPage />} />
        <Route path={PAGES.newcomer.path} element={<NewcomerPage />} />
        <Route path={PAGES.chat.path} element={<LoginRedirect />} />
        <Route path={PAGES.shared.path} element={<SharedScreen />} />
        <Route path={PAGES.generator.path} element={<LoginRedirect />} />
        <Route path={PAGES.characters.path} element={<LoginRedirect />} />
        <Route path={PAGES.character.path} element={<LoginRedirect />} />
        <Route path={PAGES.creator.path} element={<LoginRedirect />} />
        <Route path={PAGES.gallery.path} element={<LoginRedirect />} />
        <Route path={PAGES.profile.path} element={<LoginRedirect />} />
        <Route path={PAGES.security.path} element={<LoginRedirect />} />
        <Route
          path={PAGES.pricing.path}
          element={
            <VisitorFrame>
              <PricingPage />
            </VisitorFrame>
          }
        />
        <Route
          path={PAGES.takedown.path}
          element={
            <VisitorFrame>
              <TakedownPage />
            </VisitorFrame>
          }
        />
        <Route
          path={PAGES.madeHere.path}
          element={
            <VisitorFrame>
              <MadeHerePage />
            </VisitorFrame>
          }
        />
        <Route
          path={PAGES.transparency.path}
          element={
            <VisitorFrame>
              <TransparencyPage />
            </VisitorFrame>
          }
        />
        <Route path={PAGES.purchase.path} element={<LoginRedirect />} />
        <Route path={PAGES.demoCheckout.path} element={<LoginRedirect />} />
        <Route path={PAGES.stories.path} element={<LoginRedirect />} />
        <Route path={PAGES.story.path} element={<LoginRedirect />} />
        <Route path={PAGES.likeness.path} element={<LoginRedirect />} />
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
