import * as conversation from '@vesper/core/contract/conversation';
import { folderRequest, folderView } from '@vesper/core/contract/folder';
import * as group from '@vesper/core/contract/group';
import * as message from '@vesper/core/contract/message';
import * as sent from '@vesper/core/contract/sent-prompt';
import * as share from '@vesper/core/contract/share';
import { talkImportView } from '@vesper/core/contract/transcript';

/** Names of the schemas about conversations: a part of `SCHEMA_NAMES`. */
export const TALK_SCHEMA_NAMES = {
  AskPictureRequest: message.askPictureRequest,
  AskPictureResponse: message.askPictureResponse,

  Conversation: conversation.conversationView,
  ConversationMatch: conversation.conversationMatch,
  Speaker: conversation.conversationCharacter,
  CreateConversationRequest: conversation.createConversationRequest,
  UpdateConversationRequest: conversation.updateConversationRequest,
  ChangeConversationsRequest: conversation.changeConversationsRequest,
  RemoveConversationsRequest: conversation.removeConversationsRequest,
  ChangedConversations: conversation.changedConversations,
  TalkImport: talkImportView,
  Share: share.shareView,
  ShareRequest: share.shareRequest,
  ReadSharedRequest: share.readSharedRequest,
  SharedTalk: share.sharedTalk,
  Folder: folderView,
  FolderRequest: folderRequest,
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
};
