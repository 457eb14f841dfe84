import { lazy } from 'react';

/** Each screen is its own file on the network; only what is visited is loaded. */
export const LandingPage = lazy(() =>
  import('../features/landing/LandingPage.tsx').then((m) => ({ default: m.LandingPage })),
);
export const SignUpPage = lazy(() =>
  import('../features/auth/SignUpPage.tsx').then((m) => ({ default: m.SignUpPage })),
);
export const SignInPage = lazy(() =>
  import('../features/auth/SignInPage.tsx').then((m) => ({ default: m.SignInPage })),
);
export const DashboardPage = lazy(() =>
  import('../features/dashboard/DashboardPage.tsx').then((m) => ({ default: m.DashboardPage })),
);
export const GeneratorPage = lazy(() =>
  import('../features/generator/GeneratorPage.tsx').then((m) => ({ default: m.GeneratorPage })),
);
export const ChatPage = lazy(() =>
  import('../features/chat/ChatPage.tsx').then((m) => ({ default: m.ChatPage })),
);
export const NotFound = lazy(() => import('./NotFound.tsx').then((m) => ({ default: m.NotFound })));
