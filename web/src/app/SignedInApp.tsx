import { PAGES } from '@vesper/core/contract/pages';
import type { UserView } from '@vesper/core/contract/user';
import { Route, Routes } from 'react-router';
import {
  CharacterPage,
  CharactersPage,
  ChatPage,
  CollectionPage,
  CreatorPage,
  DeskPage,
  GalleryPage,
  GeneratorPage,
  LorebookPage,
  LorebooksPage,
  NotFound,
  DemoCheckoutPage,
  PersonasPage,
  PictureEditorPage,
  PricingPage,
  ProfilePage,
  SecurityPage,
  SharedScreen,
  PurchasePage,
  LikenessPage,
  MadeHerePage,
  MemoryPage,
  StoriesPage,
  StoryPage,
  TakedownPage,
  TransparencyPage,
  VideosPage,
} from './lazy-screens.ts';
import { DashboardPage } from './first-parts.ts';
import { PaletteGate } from './PaletteGate.tsx';
import { PublicationGate } from './PublicationGate.tsx';
import { ReportGate } from './ReportGate.tsx';
import { ReturnToPath } from './ReturnToPath.tsx';
import { Shell } from './shell/Shell.tsx';
import { useRefill } from '../data/user/use-refill.ts';
import { useLiveSession } from './use-live-session.ts';

export function SignedInApp({ user }: { user: UserView }) {
  useLiveSession(user.id);
  useRefill(user);
  return (
    <>
      <Routes>
        <Route element={<Shell user={user} />}>
          <Route path={PAGES.home.path} element={<DashboardPage />} />
          <Route path={PAGES.chat.path} element={<ChatPage />} />
          <Route path={PAGES.shared.path} element={<SharedScreen />} />
          <Route path={PAGES.generator.path} element={<GeneratorPage />} />
          <Route path={PAGES.videos.path} element={<VideosPage />} />
          <Route path={PAGES.characters.path} element={<CharactersPage />} />
          <Route path={PAGES.character.path} element={<CharacterPage />} />
          <Route path={PAGES.gallery.path} element={<GalleryPage />} />
          <Route path={PAGES.pictureEditor.path} element={<PictureEditorPage />} />
          <Route path={PAGES.collection.path} element={<CollectionPage />} />
          <Route path={PAGES.creator.path} element={<CreatorPage />} />
          <Route path={PAGES.personas.path} element={<PersonasPage />} />
          <Route path={PAGES.profile.path} element={<ProfilePage />} />
          <Route path={PAGES.security.path} element={<SecurityPage />} />
          <Route path={PAGES.pricing.path} element={<PricingPage />} />
          <Route path={PAGES.purchase.path} element={<PurchasePage />} />
          <Route path={PAGES.demoCheckout.path} element={<DemoCheckoutPage />} />
          <Route path={PAGES.stories.path} element={<StoriesPage />} />
          <Route path={PAGES.story.path} element={<StoryPage />} />
          <Route path={PAGES.lorebooks.path} element={<LorebooksPage />} />
          <Route path={PAGES.lorebook.path} element={<LorebookPage />} />
          <Route path={PAGES.memory.path} element={<MemoryPage />} />
          <Route path={PAGES.likeness.path} element={<LikenessPage />} />
          <Route path={PAGES.takedown.path} element={<TakedownPage />} />
          <Route path={PAGES.madeHere.path} element={<MadeHerePage />} />
          <Route path={PAGES.transparency.path} element={<TransparencyPage />} />
          {user.role !== 'member' && <Route path={PAGES.desk.path} element={<DeskPage />} />}
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route path={PAGES.signIn.path} element={<ReturnToPath />} />
        <Route path={PAGES.signUp.path} element={<ReturnToPath />} />
        <Route path={PAGES.newcomer.path} element={<ReturnToPath />} />
      </Routes>
      <PaletteGate />
      <PublicationGate />
      <ReportGate />
    </>
  );
}
