import * as character from '@vesper/core/contract/character';
import { okBody } from '@vesper/core/contract/common';
import * as conversation from '@vesper/core/contract/conversation';
import { validationIssue } from '@vesper/core/contract/errors';
import * as image from '@vesper/core/contract/image';
import * as likeness from '@vesper/core/contract/likeness';
import * as message from '@vesper/core/contract/message';
import { notificationView, readNotificationsRequest } from '@vesper/core/contract/notification';
import { publicConfig } from '@vesper/core/contract/public-config';
import { dashboardStats, usage } from '@vesper/core/contract/stats';
import * as story from '@vesper/core/contract/story';
import { ledgerEntryView } from '@vesper/core/contract/token';
import { uploadParameters } from '@vesper/core/contract/upload';
import * as user from '@vesper/core/contract/user';
import type { SchemaNames } from '../http/openapi/schema-book.ts';

/** Names of views and requests in the API document, and so of types in generated clients. */
export const SCHEMA_NAMES: SchemaNames = {
  Ok: okBody,
  ValidationIssue: validationIssue,
  PublicConfig: publicConfig,

  User: user.userView,
  SignUpRequest: user.signUpRequest,
  SignInRequest: user.signInRequest,
  UpdateUserRequest: user.updateUserRequest,
  DeleteUserRequest: user.deleteUserRequest,
  UploadParameters: uploadParameters,
  LedgerEntry: ledgerEntryView,
  DashboardStats: dashboardStats,
  Usage: usage,

  Conversation: conversation.conversationView,
  Speaker: conversation.conversationCharacter,
  CreateConversationRequest: conversation.createConversationRequest,
  UpdateConversationRequest: conversation.updateConversationRequest,
  Message: message.messageView,
  SendMessageRequest: message.sendMessageRequest,
  SendMessageResponse: message.sendMessageResponse,
  EditMessageRequest: message.editMessageRequest,
  ChooseVariantRequest: message.chooseVariantRequest,

  Image: image.imageView,
  ImageSettings: image.imageSettings,
  Creator: image.publicCreator,
  GenerateImageRequest: image.generateImageRequest,
  ImageVisibilityRequest: image.imageVisibilityRequest,

  Likeness: likeness.likenessView,
  LikenessUse: likeness.likenessUse,
  LikenessRemoval: likeness.likenessRemoval,
  AddLikenessRequest: likeness.addLikenessRequest,
  Consent: likeness.consentView,
  GiveConsentRequest: likeness.giveConsentRequest,

  Character: character.characterView,
  CreateCharacterRequest: character.createCharacterRequest,
  UpdateCharacterRequest: character.updateCharacterRequest,

  Story: story.storyView,
  StoryDetails: story.storyDetails,
  StoryPassage: story.storyPassageView,
  StoryTurnResponse: story.storyTurnResponse,
  CreateStoryRequest: story.createStoryRequest,
  ContinueStoryRequest: story.continueStoryRequest,

  Notification: notificationView,
  ReadNotificationsRequest: readNotificationsRequest,
};
