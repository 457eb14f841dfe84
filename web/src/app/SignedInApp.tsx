import type { UserView } from '@vesper/core/contract/user';
import { Route, Routes } from 'react-router';
import {
  CharactersPage,
  ChatPage,
  DashboardPage,
  GalleryPage,
  GeneratorPage,
  NotFound,
  PricingPage,
  ProfilePage,
  LikenessPage,
  StoriesPage,
  StoryPage,
} from './lazy-screens.ts';
import { PublicationGate } from './PublicationGate.tsx';
import { ReturnToPath } from './ReturnToPath.tsx';
import { Shell } from './shell/Shell.tsx';
import { useLiveSession } from './use-live-session.ts';

export function SignedInApp({ user }: { user: UserView }) {
  useLiveSession(user.id);
  return (
    <>
      <Routes>
        <Route element={<Shell user={user} />}>
          <Route path="/" element={<DashboardPage />} />
          <Route path="/chat/:conversationId?" element={<ChatPage />} />
          <Route path="/generator" element={<GeneratorPage />} />
          <Route path="/characters" element={<CharactersPage />} />
          <Route path="/gallery/:imageId?" element={<GalleryPage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/subscribe" element={<PricingPage />} />
          <Route path="/stories" element={<StoriesPage />} />
          <Route path="/stories/:storyId" element={<StoryPage />} />
          <Route path="/onlyfans-self-ai" element={<LikenessPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route path="/signin" element={<ReturnToPath />} />
        <Route path="/signup" element={<ReturnToPath />} />
      </Routes>
      <PublicationGate />
    </>
  );
}
