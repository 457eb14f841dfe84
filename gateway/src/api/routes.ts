import { accountRoutes } from './account/account-routes.ts';
import { characterCardRoutes } from './character/card-routes.ts';
import { characterRoutes } from './character/character-routes.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { conversationRoutes } from './conversation/conversation-routes.ts';
import { galleryRoutes } from './gallery/gallery-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { likenessRoutes } from './likeness/likeness-routes.ts';
import { messageRoutes } from './message/message-routes.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { publicConfigRoutes } from './public-config/public-config-routes.ts';
import type { Route } from '../http/route.ts';
import { runRoutes } from './run/run-routes.ts';
import { storyRoutes } from './story/story-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { tokenRoutes } from './token/token-routes.ts';
import { uploadRoutes } from './upload/upload-routes.ts';

/** Every route of the API, by feature. The router, the API document and the tests read it. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...personalDataRoutes,
  ...uploadRoutes,
  ...conversationRoutes,
  ...chatRoutes,
  ...messageRoutes,
  // Before the pictures: `/api/images/public` is no picture's id.
  ...galleryRoutes,
  ...imageRoutes,
  ...likenessRoutes,
  ...characterRoutes,
  ...characterCardRoutes,
  ...runRoutes,
  ...storyRoutes,
  ...notificationRoutes,
  ...tokenRoutes,
  ...statsRoutes,
  ...publicConfigRoutes,
];
