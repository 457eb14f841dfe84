import type {
  ConversationMatch,
  ConversationSettings,
  ConversationView,
} from '../contract/conversation.ts';
import type { ConversationGroup } from '../contract/group.ts';
import { LIMITS } from '../contract/limits.ts';
import { samplerSettings } from '../contract/model.ts';
import type { GroupCharacter } from '../conversations/group.ts';
import type { CharacterDocument } from '../models/character.ts';
import type { ConversationDocument } from '../models/conversation.ts';
import type { MessageDocument } from '../models/message.ts';
import type { PersonaDocument } from '../models/persona.ts';
import type { Viewer } from '../policies/maturity.ts';
import { presentFaces } from './character.ts';
import { presentPersonaFace } from './persona.ts';
import { lineAround, lineStart } from './plain-line.ts';

/** The part of a conversation that is not in its own document. */
export interface ConversationParts {
  /** The one who speaks, when there is one and it still exists. */
  character: CharacterDocument | null;
  /** Those who speak where it is a group, as far as they are there. */
  members: readonly GroupCharacter[];
  /** Who the member is in it. */
  persona: PersonaDocument | null;
  /** The text of what was said last. */
  lastText: string | null;
  isEmpty: boolean;
  match: ConversationMatch | null;
  /** Whose conversation it is. */
  viewer: Viewer;
}

export function presentConversation(
  conversation: ConversationDocument,
  { character, members, persona, lastText, isEmpty, match, viewer }: ConversationParts,
): ConversationView {
  return {
    id: conversation.id,
    title: conversation.title,
    characterId: conversation.characterId?.toHexString() ?? null,
    character: character && {
      id: character.id,
      name: character.name,
      avatar: presentFaces(character, viewer).avatar,
    },
    ...(conversation.group && {
      group: {
        turnOrder: conversation.group.turnOrder,
        members: members.map((it) => presentMember(viewer, it)),
      },
    }),
    lastLine: lastText === null ? null : lineStart(lastText, LIMITS.lastLineMax),
    isEmpty,
    settings: presentSettings(conversation),
    ...(persona && { persona: presentPersonaFace(persona) }),
    isTemporary: conversation.isTemporary,
    ...presentOrder(conversation),
    match,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
  };
}

function presentOrder({ isPinned, isArchived, folderId, isUnread }: ConversationDocument) {
  return {
    isPinned: isPinned === true,
    isArchived: isArchived === true,
    folderId: folderId?.toHexString() ?? null,
    isUnread: isUnread === true,
  };
}

function presentMember(
  viewer: Viewer,
  { character, color, isMuted }: GroupCharacter,
): ConversationGroup['members'][number] {
  return {
    characterId: character.id,
    name: character.name,
    avatar: presentFaces(character, viewer).avatar,
    ...{ color, isMuted },
  };
}

function presentSettings({
  modelId,
  sampler,
  personaId,
  note,
  lorebookIds,
  firstWord,
}: ConversationDocument): ConversationSettings {
  return {
    modelId: modelId ?? null,
    sampler: samplerSettings.parse(sampler),
    personaId: personaId?.toHexString() ?? null,
    note: note ? { text: note.text, depth: note.depth } : null,
    lorebookIds: lorebookIds.map(String),
    firstWord: firstWord ? { after: firstWord.after, zone: firstWord.zone } : null,
  };
}

/** The line of a message that words were found in. */
export function presentMatch(
  { id, content }: Pick<MessageDocument, 'id' | 'content'>,
  words: string,
): ConversationMatch {
  return { messageId: id, snippet: lineAround(content, words, LIMITS.snippetMax) };
}
