import { ageReviewRequest } from '@vesper/core/contract/age';
import * as security from '@vesper/core/contract/account-security';
import { blockRequest, blockView } from '@vesper/core/contract/block';
import * as character from '@vesper/core/contract/character';
import { characterVersionView } from '@vesper/core/contract/character-version';
import { okBody } from '@vesper/core/contract/common';
import * as emailAddress from '@vesper/core/contract/email-address';
import { validationIssue } from '@vesper/core/contract/error-body';

import { deskMe } from '@vesper/core/contract/desk/actions';
import * as announcement from '@vesper/core/contract/desk/announcement';
import * as audit from '@vesper/core/contract/desk/audit';
import * as deskCases from '@vesper/core/contract/desk/case';
import { reasonRequest } from '@vesper/core/contract/desk/common';
import * as key from '@vesper/core/contract/desk/key';
import * as member from '@vesper/core/contract/desk/member';
import * as deskOrders from '@vesper/core/contract/desk/order';
import { deskOverview } from '@vesper/core/contract/desk/overview';
import * as deskRuns from '@vesper/core/contract/desk/run';
import * as code from '@vesper/core/contract/desk/promo-code';
import * as setting from '@vesper/core/contract/desk/setting';
import { giftRequest, giftView } from '@vesper/core/contract/gift';
import * as generated from '@vesper/core/contract/generate-image';
import * as imageModel from '@vesper/core/contract/image-model';
import * as failure from '@vesper/core/contract/failure';
import * as preset from '@vesper/core/contract/image-preset';
import * as prompt from '@vesper/core/contract/image-prompt';
import * as image from '@vesper/core/contract/image';
import * as version from '@vesper/core/contract/image-version';
import * as likeness from '@vesper/core/contract/likeness';
import * as lorebook from '@vesper/core/contract/lorebook';
import { pictureOrigin } from '@vesper/core/contract/made-here';
import * as memory from '@vesper/core/contract/memory';
import * as deskModel from '@vesper/core/contract/desk/model';
import * as model from '@vesper/core/contract/model';
import * as settings from '@vesper/core/contract/model-settings';
import { notificationView, readNotificationsRequest } from '@vesper/core/contract/notification';
import * as openSession from '@vesper/core/contract/open-session';
import * as password from '@vesper/core/contract/password';
import * as persona from '@vesper/core/contract/persona';
import { personaFace } from '@vesper/core/contract/persona-face';
import { redeemCodeRequest, redeemedCode } from '@vesper/core/contract/promo-code';
import { reviewRequest } from '@vesper/core/contract/picture-check';
import { publicConfig } from '@vesper/core/contract/public-config';
import { chosenPreset } from '@vesper/core/contract/preset-id';
import * as purchase from '@vesper/core/contract/purchase';
import {
  appealRequest,
  decisionView,
  reportRequest,
  reportView,
} from '@vesper/core/contract/report';
import { refillRule } from '@vesper/core/contract/refill';
import { speakRequest, transcript } from '@vesper/core/contract/speech';
import { dashboardStats, usage } from '@vesper/core/contract/stats';
import * as story from '@vesper/core/contract/story';
import * as takedown from '@vesper/core/contract/takedown';
import { ledgerEntryView } from '@vesper/core/contract/token';
import { transparencyView } from '@vesper/core/contract/transparency';
import { tryReply, tryRequest } from '@vesper/core/contract/try';
import * as videoModel from '@vesper/core/contract/video-model';
import * as video from '@vesper/core/contract/video';
import { uploadParameters } from '@vesper/core/contract/upload';
import * as user from '@vesper/core/contract/user';
import { GALLERY_SCHEMA_NAMES } from './gallery/gallery-schema-names.ts';
import type { SchemaNames } from '../http/openapi/schema-book.ts';
import { TALK_SCHEMA_NAMES } from './talk-schema-names.ts';

/** Names of views and requests in the API document, and so of types in generated clients. */
export const SCHEMA_NAMES: SchemaNames = {
  ...GALLERY_SCHEMA_NAMES,
  Ok: okBody,
  ValidationIssue: validationIssue,
  PublicConfig: publicConfig,

  User: user.userView,
  Session: user.sessionView,
  SignUpRequest: user.signUpRequest,
  SignInRequest: user.signInRequest,
  ForgotPasswordRequest: password.forgotPasswordRequest,
  ResetPasswordRequest: password.resetPasswordRequest,
  ChangePasswordRequest: password.changePasswordRequest,
  ChangeEmailRequest: emailAddress.changeEmailRequest,
  ConfirmEmailRequest: emailAddress.confirmEmailRequest,
  ConfirmedEmail: emailAddress.confirmedEmail,
  OpenSession: openSession.openSession,
  EndSessionsRequest: openSession.endSessionsRequest,
  AccountSecurity: security.securityView,
  SecondStep: security.secondStepView,
  SecondStepRequest: security.secondStepRequest,
  StepUpRequest: security.stepUpRequest,
  TwoStepSetup: security.twoStepSetup,
  TwoStepCode: security.codeRequest,
  RecoveryCodes: security.recoveryCodes,
  Passkey: security.passkeyView,
  PasskeyOptions: security.passkeyOptions,
  AddPasskeyRequest: security.addPasskeyRequest,
  RenamePasskeyRequest: security.renamePasskeyRequest,
  ProviderAddress: security.providerAddress,
  Newcomer: security.newcomerView,
  NewcomerRequest: security.newcomerRequest,
  PasskeySignInRequest: security.passkeySignInRequest,
  UpdateUserRequest: user.updateUserRequest,
  DeleteUserRequest: user.deleteUserRequest,
  AgeReviewRequest: ageReviewRequest,
  PictureReviewRequest: reviewRequest,
  UploadParameters: uploadParameters,
  LedgerEntry: ledgerEntryView,
  Offers: purchase.offersView,
  Order: purchase.orderView,
  CreateOrderRequest: purchase.createOrderRequest,
  CreatedOrder: purchase.createdOrderView,
  DemoCheckoutRequest: purchase.demoCheckoutRequest,
  RefillRule: refillRule,
  RedeemCodeRequest: redeemCodeRequest,
  RedeemedCode: redeemedCode,
  GiftRequest: giftRequest,
  Gift: giftView,
  DashboardStats: dashboardStats,
  Usage: usage,

  ...TALK_SCHEMA_NAMES,

  Model: model.chatModelView,
  Models: model.modelsView,
  SamplerSettings: model.samplerSettings,
  ReplyDetails: model.replyDetails,

  DeskImageModels: deskModel.deskImageModels,
  DeskModel: deskModel.deskModel,
  DeskModels: deskModel.deskModels,
  AddModelRequest: deskModel.addModelRequest,
  ChangeModelRequest: deskModel.changeModelRequest,
  RemoveModelRequest: deskModel.removeModelRequest,
  OrderModelsRequest: deskModel.orderModelsRequest,
  TryModelRequest: deskModel.tryModelRequest,
  TryPainterRequest: deskModel.tryPainterRequest,
  ModelTrial: deskModel.modelTrial,
  PainterTrial: deskModel.painterTrial,
  ModelSettings: settings.modelSettings,

  TryRequest: tryRequest,
  TryReply: tryReply,

  Image: image.imageView,
  Failure: failure.failureView,
  ImageSettings: image.imageSettings,
  Creator: image.publicCreator,
  GenerateImageRequest: generated.generateImageRequest,
  OrderedImage: generated.orderedImage,
  ImageVersionRequest: version.imageVersionRequest,
  ImageFamily: version.imageFamily,
  PaintedSettings: image.paintedSettings,
  ImageModel: imageModel.imageModelView,
  ImageModels: imageModel.imageModelsView,
  StepBounds: imageModel.stepBounds,
  GuidanceBounds: imageModel.guidanceBounds,
  Video: video.videoView,
  GenerateVideoRequest: video.generateVideoRequest,
  VideoModel: videoModel.videoModelView,
  VideoModels: videoModel.videoModelsView,
  PromptReading: image.promptReading,
  ImagePreset: preset.imagePresetView,
  ImagePresets: preset.imagePresetsView,
  WordList: preset.wordListView,
  ChosenPreset: chosenPreset,
  RicherPromptRequest: prompt.richerPromptRequest,
  RicherPrompt: prompt.richerPrompt,
  UsedPrompt: prompt.usedPrompt,
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
  CharacterTags: character.tagsInUse,
  CharacterVersion: characterVersionView,
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

  DeskMe: deskMe,
  DeskOverview: deskOverview,
  DeskMember: member.deskMember,
  DeskMemberDetails: member.deskMemberDetails,
  DeskMemberRecord: member.deskMemberRecord,
  DeskTokensRequest: member.deskTokensRequest,
  DeskTokensResponse: member.deskTokensResponse,
  DeskPlanRequest: member.deskPlanRequest,
  DeskRoleRequest: member.deskRoleRequest,
  DeskSuspendRequest: member.deskSuspendRequest,
  DeskEraseRequest: member.deskEraseRequest,
  DeskReasonRequest: reasonRequest,
  DeskOrder: deskOrders.deskOrder,
  DeskOrderDetails: deskOrders.deskOrderDetails,
  DeskPaymentEvent: deskOrders.deskPaymentEvent,
  DeskDemoEventRequest: deskOrders.deskDemoEventRequest,
  DeskRun: deskRuns.deskRun,
  DeskFailures: deskRuns.deskFailures,
  DeskSetting: setting.deskSetting,
  DeskSettings: setting.deskSettings,
  ChangeSettingRequest: setting.changeSettingRequest,
  DeskLegal: setting.deskLegal,
  Announcement: announcement.announcementView,
  Announcements: announcement.announcementsView,
  DeskAnnouncement: announcement.deskAnnouncement,
  CreateAnnouncementRequest: announcement.createAnnouncementRequest,
  ChangeAnnouncementRequest: announcement.changeAnnouncementRequest,
  DeskAuditEntry: audit.deskAuditEntry,
  DeskAuditProof: audit.deskAuditProof,
  DeskCode: code.deskCode,
  CreateCodeRequest: code.createCodeRequest,
  ChangeCodeRequest: code.changeCodeRequest,
  DeskKey: key.deskKey,
  CreateKeyRequest: key.createKeyRequest,
  CreatedKey: key.createdKey,

  DeskCase: deskCases.deskCase,
  DeskCaseDetails: deskCases.deskCaseDetails,
  DecideCaseRequest: deskCases.decideCaseRequest,
  Transparency: transparencyView,
  PictureOrigin: pictureOrigin,
  TakedownRequest: takedown.takedownRequest,
  TakedownReceipt: takedown.takedownReceipt,
  TakedownStatus: takedown.takedownStatus,
  TakedownStatusRequest: takedown.takedownStatusRequest,
  Block: blockView,
  BlockRequest: blockRequest,
  Report: reportView,
  ReportRequest: reportRequest,
  Decision: decisionView,
  AppealRequest: appealRequest,

  Notification: notificationView,
  ReadNotificationsRequest: readNotificationsRequest,
};
