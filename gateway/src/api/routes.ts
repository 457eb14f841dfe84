import { accountRoutes } from './account/account-routes.ts';
import { ageRoutes } from './age/age-routes.ts';
import { assuranceRoutes } from './age/assurance-routes.ts';
import { emailRoutes } from './account/email-routes.ts';
import { passwordRoutes } from './account/password-routes.ts';
import { sessionRoutes } from './account/session-routes.ts';
import { passkeyRoutes } from './account/passkey-routes.ts';
import { providerRoutes } from './account/provider-routes.ts';
import { securityRoutes } from './account/security-routes.ts';
import { twoStepRoutes } from './account/two-step-routes.ts';
import { blockRoutes } from './block/block-routes.ts';
import { characterCardRoutes } from './character/card-routes.ts';
import { characterCopyRoutes } from './character/character-copies.ts';
import { characterImageRoutes } from './character/character-images.ts';
import { characterLikeRoutes } from './character/character-likes.ts';
import { characterLists } from './character/character-lists.ts';
import { characterRoutes } from './character/character-routes.ts';
import { characterVersionRoutes } from './character/character-versions.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { chatPictureRoutes } from './chat-picture/chat-picture-routes.ts';
import { collectionImageRoutes } from './collection/collection-image-routes.ts';
import { collectionRoutes } from './collection/collection-routes.ts';
import { bulkRoutes } from './conversation/bulk-routes.ts';
import { conversationRoutes } from './conversation/conversation-routes.ts';
import { impersonateRoutes } from './conversation/impersonate-routes.ts';
import { turnRoutes } from './conversation/turn-routes.ts';
import { creatorRoutes } from './creator/creator-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { galleryRoutes } from './gallery/gallery-routes.ts';
import { imageModelRoutes } from './image-model/image-model-routes.ts';
import { imagePresetRoutes } from './image-preset/image-preset-routes.ts';
import { generateRoutes } from './image/generate-routes.ts';
import { imageBulkRoutes } from './image/image-bulk-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { imageTagRoutes } from './image/image-tag-routes.ts';
import { imageTrashRoutes } from './image/image-trash-routes.ts';
import { usedPromptRoutes } from './image/used-prompt-routes.ts';
import { versionRoutes } from './image/version-routes.ts';
import { likenessRoutes } from './likeness/likeness-routes.ts';
import { loreEntryRoutes } from './lorebook/lore-entry-routes.ts';
import { lorebookRoutes } from './lorebook/lorebook-routes.ts';
import { madeHereRoutes } from './made-here/made-here-routes.ts';
import { memoryRoutes } from './memory/memory-routes.ts';
import { summaryRoutes } from './memory/summary-routes.ts';
import { continueRoutes } from './message/continue-routes.ts';
import { folderRoutes } from './folder/folder-routes.ts';
import { messageRoutes } from './message/message-routes.ts';
import { modelRoutes } from './model/model-routes.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import { personaRoutes } from './persona/persona-routes.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { shareRoutes } from './share/share-routes.ts';
import { sentPromptRoutes } from './message/sent-prompt-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { purchaseRoutes } from './purchase/purchase-routes.ts';
import { webhookRoutes } from './purchase/webhook-routes.ts';
import { publicConfigRoutes } from './public-config/public-config-routes.ts';
import type { Route } from '../http/route.ts';
import { reportRoutes } from './report/report-routes.ts';
import { runRoutes } from './run/run-routes.ts';
import { pictureReviewRoutes } from './picture-review/picture-review-routes.ts';
import { shownPictureRoutes } from './shown-picture/shown-picture-routes.ts';
import { speechRoutes } from './speech/speech-routes.ts';
import { storyRoutes } from './story/story-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { takedownRoutes } from './takedown/takedown-routes.ts';
import { tokenRoutes } from './token/token-routes.ts';
import { transcriptRoutes } from './transcript/transcript-routes.ts';
import { transparencyRoutes } from './transparency/transparency-routes.ts';
import { tryRoutes } from './try/try-routes.ts';
import { uploadRoutes } from './upload/upload-routes.ts';
import { videoModelRoutes } from './video/video-model-routes.ts';
import { videoRoutes } from './video/video-routes.ts';

/** Every route of the API, by feature. The router, the API document and the tests read it. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...emailRoutes,
  ...sessionRoutes,
  ...securityRoutes,
  ...twoStepRoutes,
  ...passkeyRoutes,
  ...providerRoutes,
  ...profileRoutes,
  ...ageRoutes,
  ...assuranceRoutes,
  ...personalDataRoutes,
  ...uploadRoutes,
  ...conversationRoutes,
  ...bulkRoutes,
  ...transcriptRoutes,
  ...shareRoutes,
  ...folderRoutes,
  ...impersonateRoutes,
  ...turnRoutes,
  ...chatRoutes,
  ...chatPictureRoutes,
  ...pictureReviewRoutes,
  ...shownPictureRoutes,
  ...messageRoutes,
  ...continueRoutes,
  ...modelRoutes,
  ...imageModelRoutes,
  ...imagePresetRoutes,
  ...sentPromptRoutes,
  // Before the pictures: `/api/images/public` is no picture's id.
  ...galleryRoutes,
  ...imageBulkRoutes,
  ...imageRoutes,
  ...imageTagRoutes,
  ...imageTrashRoutes,
  ...versionRoutes,
  ...generateRoutes,
  ...usedPromptRoutes,
  ...videoModelRoutes,
  ...videoRoutes,
  ...creatorRoutes,
  ...collectionRoutes,
  ...collectionImageRoutes,
  ...likenessRoutes,
  // Before the characters: `/api/characters/public` is no character's id.
  ...characterLists,
  ...characterRoutes,
  ...characterLikeRoutes,
  ...characterVersionRoutes,
  ...characterCopyRoutes,
  ...characterCardRoutes,
  ...characterImageRoutes,
  ...personaRoutes,
  ...lorebookRoutes,
  ...loreEntryRoutes,
  ...madeHereRoutes,
  ...memoryRoutes,
  ...summaryRoutes,
  ...runRoutes,
  ...storyRoutes,
  ...speechRoutes,
  ...notificationRoutes,
  ...reportRoutes,
  ...blockRoutes,
  ...takedownRoutes,
  ...transparencyRoutes,
  ...tokenRoutes,
  ...purchaseRoutes,
  ...webhookRoutes,
  ...statsRoutes,
  ...tryRoutes,
  ...publicConfigRoutes,
  ...deskRoutes,
];
