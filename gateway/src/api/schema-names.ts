import * as character from '@vesper/core/contract/character';
import { okBody } from '@vesper/core/contract/common';
import * as conversation from '@vesper/core/contract/conversation';
import { creatorView } from '@vesper/core/contract/creator';
import { validationIssue } from '@vesper/core/contract/errors';
import * as group from '@vesper/core/contract/group';
import * as image from '@vesper/core/contract/image';
import * as likeness from '@vesper/core/contract/likeness';
import * as lorebook from '@vesper/core/contract/lorebook';
import * as memory from '@vesper/core/contract/memory';
import * as message from '@vesper/core/contract/message';
import * as model from '@vesper/core/contract/model';
import { notificationView, readNotificationsRequest } from '@vesper/core/contract/notification';
import * as persona from '@vesper/core/contract/persona';
import { personaFace } from '@vesper/core/contract/persona-face';
import { publicConfig } from '@vesper/core/contract/public-config';
import { speakRequest, transcript } from '@vesper/core/contract/speech';
import { dashboardStats, usage } from '@vesper/core/contract/stats';
import * as sent from '@vesper/core/contract/sent-prompt';
import * as story from '@vesper/core/contract/story';
import { ledgerEntryView } from '@vesper/core/contract/token';
import { tryReply, tryRequest } from '@vesper/core/contract/try';
import { uploadParameters } from '@vesper/core/contract/upload';
import * as user from '@vesper/core/contract/user';
import type { SchemaNames } from '../http/openapi/schema-book.ts';

/** Names of views and requests in the API document, and so of types in generated clients. */
export const SCHEMA_NAMES: SchemaNames = {
  Ok: okBody,
  ValidationIssue: validationIssue,
  PublicConfig: publicConfig,

  User: user.userView,
  Session: user.sessionView,
  SignUpRequest: user.signUpRequest,
  SignInRequest: user.signInRequest,
  UpdateUserRequest: user.updateUserRequest,
  DeleteUserRequest: user.deleteUserRequest,
  UploadParameters: uploadParameters,
  LedgerEntry: ledgerEntryView,
  DashboardStats: dashboardStats,
  Usage: usage,

  AskPictureRequest: message.askPictureRequest,
  AskPictureResponse: message.askPictureResponse,

  Conversation: conversation.conversationView,
  ConversationMatch: conversation.conversationMatch,
  Speaker: conversation.conversationCharacter,
  CreateConversationRequest: conversation.createConversationRequest,
  UpdateConversationRequest: conversation.updateConversationRequest,
  Message: message.messageView,
  MessagePicture: message.messagePicture,
  ConversationGroup: group.conversationGroup,
  GroupMember: group.groupMember,
  CreateGroup: group.createGroup,
  ChangeGroup: group.changeGroup,
  MessageSpeaker: group.messageSpeaker,
  ChatRequest: message.chatRequest,
  TakeTurnRequest: message.takeTurnRequest,
  TakeTurnResponse: message.takeTurnResponse,
  SendMessageResponse: message.sendMessageResponse,
  EditMessageRequest: message.editMessageRequest,
  RegenerateRequest: message.regenerateRequest,
  SuggestedLine: message.suggestedLine,
  ChooseVariantRequest: message.chooseVariantRequest,
  SentPrompt: sent.sentPromptView,
  SentPart: sent.sentPart,
  SentMessage: sent.sentMessage,

  Model: model.chatModelView,
  Models: model.modelsView,
  SamplerSettings: model.samplerSettings,
  ReplyDetails: model.replyDetails,

  TryRequest: tryRequest,
  TryReply: tryReply,

  Image: image.imageView,
  ImageSettings: image.imageSettings,
  Creator: image.publicCreator,
  CreatorPage: creatorView,
  GenerateImageRequest: image.generateImageRequest,
  PromptReading: image.promptReading,
  ReadPromptRequest: image.readPromptRequest,
  ReadPromptResponse: image.readPromptResponse,
  ImageVisibilityRequest: image.imageVisibilityRequest,

  Likeness: likeness.likenessView,
  LikenessUse: likeness.likenessUse,
  LikenessRemoval: likeness.likenessRemoval,
  AddLikenessRequest: likeness.addLikenessRequest,
  FirstPictureRequest: likeness.firstPictureRequest,
  Consent: likeness.consentView,
  GiveConsentRequest: likeness.giveConsentRequest,

  Character: character.characterView,
  CharacterDetail: character.characterDetailView,
  ExampleLine: character.exampleLine,
  CreateCharacterRequest: character.createCharacterRequest,
  UpdateCharacterRequest: character.updateCharacterRequest,

  Persona: persona.personaView,
  PersonaFace: personaFace,
  CreatePersonaRequest: persona.createPersonaRequest,
  UpdatePersonaRequest: persona.updatePersonaRequest,
  Lorebook: lorebook.lorebookView,
  LorebookDetails: lorebook.lorebookDetails,
  LoreEntry: lorebook.loreEntryView,
  CreateLorebookRequest: lorebook.createLorebookRequest,
  UpdateLorebookRequest: lorebook.updateLorebookRequest,
  AddLoreEntryRequest: lorebook.addLoreEntryRequest,
  ChangeLoreEntryRequest: lorebook.changeLoreEntryRequest,

  Story: story.storyView,
  StoryDetails: story.storyDetails,
  StoryPassage: story.storyPassageView,
  StoryTurnResponse: story.storyTurnResponse,
  CreateStoryRequest: story.createStoryRequest,
  ContinueStoryRequest: story.continueStoryRequest,

  Memory: memory.memoryView,
  MemoryKeeper: memory.memoryKeeper,
  MemoryOverview: memory.memoryOverview,
  CreateMemoryRequest: memory.createMemoryRequest,
  UpdateMemoryRequest: memory.updateMemoryRequest,
  MemorySwitchRequest: memory.memorySwitchRequest,
  MemoriesSeenRequest: memory.memoriesSeenRequest,
  Summary: memory.conversationSummary,
  ConversationSummary: memory.conversationSummaryView,
  UpdateSummaryRequest: memory.updateSummaryRequest,
  SpeakRequest: speakRequest,
  Transcript: transcript,

  Notification: notificationView,
  ReadNotificationsRequest: readNotificationsRequest,
};
