import { accountRoutes } from './account/account-routes.ts';
import { characterCardRoutes } from './character/card-routes.ts';
import { characterRoutes } from './character/character-routes.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { chatPictureRoutes } from './chat-picture/chat-picture-routes.ts';
import { conversationRoutes } from './conversation/conversation-routes.ts';
import { impersonateRoutes } from './conversation/impersonate-routes.ts';
import { turnRoutes } from './conversation/turn-routes.ts';
import { creatorRoutes } from './creator/creator-routes.ts';
import { galleryRoutes } from './gallery/gallery-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { likenessRoutes } from './likeness/likeness-routes.ts';
import { loreEntryRoutes } from './lorebook/lore-entry-routes.ts';
import { lorebookRoutes } from './lorebook/lorebook-routes.ts';
import { memoryRoutes } from './memory/memory-routes.ts';
import { summaryRoutes } from './memory/summary-routes.ts';
import { continueRoutes } from './message/continue-routes.ts';
import { messageRoutes } from './message/message-routes.ts';
import { modelRoutes } from './model/model-routes.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import { personaRoutes } from './persona/persona-routes.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { sentPromptRoutes } from './message/sent-prompt-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { publicConfigRoutes } from './public-config/public-config-routes.ts';
import type { Route } from '../http/route.ts';
import { runRoutes } from './run/run-routes.ts';
import { shownPictureRoutes } from './shown-picture/shown-picture-routes.ts';
import { speechRoutes } from './speech/speech-routes.ts';
import { storyRoutes } from './story/story-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { tokenRoutes } from './token/token-routes.ts';
import { tryRoutes } from './try/try-routes.ts';
import { uploadRoutes } from './upload/upload-routes.ts';

/** Every route of the API, by feature. The router, the API document and the tests read it. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...personalDataRoutes,
  ...uploadRoutes,
  ...conversationRoutes,
  ...impersonateRoutes,
  ...turnRoutes,
  ...chatRoutes,
  ...chatPictureRoutes,
  ...shownPictureRoutes,
  ...messageRoutes,
  ...continueRoutes,
  ...modelRoutes,
  ...sentPromptRoutes,
  // Before the pictures: `/api/images/public` is no picture's id.
  ...galleryRoutes,
  ...imageRoutes,
  ...creatorRoutes,
  ...likenessRoutes,
  ...characterRoutes,
  ...characterCardRoutes,
  ...personaRoutes,
  ...lorebookRoutes,
  ...loreEntryRoutes,
  ...memoryRoutes,
  ...summaryRoutes,
  ...runRoutes,
  ...storyRoutes,
  ...speechRoutes,
  ...notificationRoutes,
  ...tokenRoutes,
  ...statsRoutes,
  ...tryRoutes,
  ...publicConfigRoutes,
];
