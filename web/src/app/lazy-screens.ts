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
export const CharactersPage = lazy(() =>
  import('../features/characters/CharactersPage.tsx').then((m) => ({ default: m.CharactersPage })),
);
export const GalleryPage = lazy(() =>
  import('../features/gallery/GalleryPage.tsx').then((m) => ({ default: m.GalleryPage })),
);
export const ChatPage = lazy(() =>
  import('../features/chat/ChatPage.tsx').then((m) => ({ default: m.ChatPage })),
);
export const PricingPage = lazy(() =>
  import('../features/pricing/PricingPage.tsx').then((m) => ({ default: m.PricingPage })),
);
export const ProfilePage = lazy(() =>
  import('../features/profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
);
export const TermsPage = lazy(() =>
  import('../features/legal/TermsPage.tsx').then((m) => ({ default: m.TermsPage })),
);
export const PrivacyPage = lazy(() =>
  import('../features/legal/PrivacyPage.tsx').then((m) => ({ default: m.PrivacyPage })),
);
export const StoriesPage = lazy(() =>
  import('../features/stories/StoriesPage.tsx').then((m) => ({ default: m.StoriesPage })),
);
export const StoryPage = lazy(() =>
  import('../features/stories/StoryPage.tsx').then((m) => ({ default: m.StoryPage })),
);
export const LikenessPage = lazy(() =>
  import('../features/likeness/LikenessPage.tsx').then((m) => ({ default: m.LikenessPage })),
);
export const NotFound = lazy(() => import('./NotFound.tsx').then((m) => ({ default: m.NotFound })));
