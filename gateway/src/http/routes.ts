import { accountRoutes } from './account.ts';
import { characterCardRoutes } from './character-card.ts';
import { characterRoutes } from './character.ts';
import { chatRoutes } from './chat.ts';
import { conversationRoutes } from './conversation.ts';
import { galleryRoutes } from './gallery.ts';
import { imageRoutes } from './image.ts';
import { likenessRoutes } from './likeness.ts';
import { messageRoutes } from './message.ts';
import { notificationRoutes } from './notification.ts';
import { personalDataRoutes } from './personal-data.ts';
import { profileRoutes } from './profile.ts';
import { publicConfigRoutes } from './public-config.ts';
import type { Route } from './route.ts';
import { runRoutes } from './run.ts';
import { storyRoutes } from './story.ts';
import { statsRoutes } from './stats.ts';
import { tokenRoutes } from './token.ts';
import { uploadRoutes } from './upload.ts';

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
