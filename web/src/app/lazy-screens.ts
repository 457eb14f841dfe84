import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

const lazyScreen = (load: () => Promise<ComponentType>) => lazyPart(load, OfflineScreen);

/** Each screen is its own file on the network; only what is visited is loaded. */
export const LandingPage = lazyScreen(() =>
  import('../features/landing/LandingPage.tsx').then((m) => m.LandingPage),
);
export const SignUpPage = lazyScreen(() =>
  import('../features/auth/SignUpPage.tsx').then((m) => m.SignUpPage),
);
export const SignInPage = lazyScreen(() =>
  import('../features/auth/SignInPage.tsx').then((m) => m.SignInPage),
);
export const ForgotPasswordPage = lazyScreen(() =>
  import('../features/auth/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage),
);
export const ResetPasswordPage = lazyScreen(() =>
  import('../features/auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
);
export const ConfirmEmailPage = lazyScreen(() =>
  import('../features/auth/ConfirmEmailPage.tsx').then((m) => m.ConfirmEmailPage),
);
export const NewcomerPage = lazyScreen(() =>
  import('../features/auth/NewcomerPage.tsx').then((m) => m.NewcomerPage),
);
export const SecurityPage = lazyScreen(() =>
  import('../features/security/SecurityPage.tsx').then((m) => m.SecurityPage),
);
export const GeneratorPage = lazyScreen(() =>
  import('../features/generator/GeneratorPage.tsx').then((m) => m.GeneratorPage),
);
export const VideosPage = lazyScreen(() =>
  import('../features/videos/VideosPage.tsx').then((m) => m.VideosPage),
);
export const CharactersPage = lazyScreen(() =>
  import('../features/characters/CharactersPage.tsx').then((m) => m.CharactersPage),
);
export const CharacterPage = lazyScreen(() =>
  import('./CharacterScreen.tsx').then((m) => m.CharacterScreen),
);
export const CreatorPage = lazyScreen(() =>
  import('../features/gallery/CreatorPage.tsx').then((m) => m.CreatorPage),
);
export const CollectionPage = lazyScreen(() =>
  import('../features/gallery/collection/CollectionPage.tsx').then((m) => m.CollectionPage),
);
export const GalleryPage = lazyScreen(() =>
  import('../features/gallery/GalleryPage.tsx').then((m) => m.GalleryPage),
);
export const PictureEditorPage = lazyScreen(() =>
  import('../features/picture-editor/PictureEditorPage.tsx').then((m) => m.PictureEditorPage),
);
export const ChatPage = lazyScreen(() =>
  import('../features/chat/ChatPage.tsx').then((m) => m.ChatPage),
);
export const SharedScreen = lazyScreen(() =>
  import('./SharedScreen.tsx').then((m) => m.SharedScreen),
);
export const PricingPage = lazyScreen(() =>
  import('../features/pricing/PricingPage.tsx').then((m) => m.PricingPage),
);
export const PurchasePage = lazyScreen(() =>
  import('../features/purchase/PurchasePage.tsx').then((m) => m.PurchasePage),
);
export const DemoCheckoutPage = lazyScreen(() =>
  import('../features/purchase/DemoCheckoutPage.tsx').then((m) => m.DemoCheckoutPage),
);
export const PersonasPage = lazyScreen(() =>
  import('../features/personas/PersonasPage.tsx').then((m) => m.PersonasPage),
);
export const ProfilePage = lazyScreen(() =>
  import('../features/profile/ProfilePage.tsx').then((m) => m.ProfilePage),
);
export const TermsPage = lazyScreen(() =>
  import('../features/legal/TermsPage.tsx').then((m) => m.TermsPage),
);
export const PrivacyPage = lazyScreen(() =>
  import('../features/legal/PrivacyPage.tsx').then((m) => m.PrivacyPage),
);
export const StoriesPage = lazyScreen(() =>
  import('../features/stories/StoriesPage.tsx').then((m) => m.StoriesPage),
);
export const StoryPage = lazyScreen(() =>
  import('../features/stories/StoryPage.tsx').then((m) => m.StoryPage),
);
export const LikenessPage = lazyScreen(() =>
  import('../features/likeness/LikenessPage.tsx').then((m) => m.LikenessPage),
);
export const LorebooksPage = lazyScreen(() =>
  import('../features/lorebooks/LorebooksPage.tsx').then((m) => m.LorebooksPage),
);
export const LorebookPage = lazyScreen(() =>
  import('../features/lorebooks/LorebookPage.tsx').then((m) => m.LorebookPage),
);
export const MemoryPage = lazyScreen(() =>
  import('../features/memory/MemoryPage.tsx').then((m) => m.MemoryPage),
);
export const TakedownPage = lazyScreen(() =>
  import('../features/takedown/TakedownPage.tsx').then((m) => m.TakedownPage),
);
export const TransparencyPage = lazyScreen(() =>
  import('../features/transparency/TransparencyPage.tsx').then((m) => m.TransparencyPage),
);
export const MadeHerePage = lazyScreen(() =>
  import('../features/made-here/MadeHerePage.tsx').then((m) => m.MadeHerePage),
);
export const DeskPage = lazyScreen(() =>
  import('../features/desk/DeskPage.tsx').then((m) => m.DeskPage),
);
export const NotFound = lazyScreen(() => import('./NotFound.tsx').then((m) => m.NotFound));
