import { fillCardMacros } from '@vesper/core/cards/card-macros';
import { groupOf, speakerFor } from '@vesper/core/conversations/group';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import { Message, type MessageDocument } from '@vesper/core/models/message';
import { chooseVersion, versionsOf } from '@vesper/core/models/message-versions';
import { memberName } from '@vesper/core/personas/persona-of';
import { changeMessage } from '@vesper/core/runs/change-message';

/** Stands for members who gave no name. */
const NO_NAME = 'you';

/** Characters that a greeting may grow by: every conversation keeps all of them. */
const GROWTH_MAX = 2_000;

/** The names that a greeting calls people by. */
interface Called {
  user: string;
  /** Those of a group; undefined where there is one character. */
  group: string | undefined;
}

async function namesIn(conversation: ConversationDocument): Promise<string | undefined> {
  const members = await groupOf(conversation);
  return members.map(({ character }) => character.name).join(', ') || undefined;
}

/** A character's first message and the others it may begin with, in the order of its versions. */
function greetingsOf(
  character: CharacterDocument,
  { user, group }: Called,
  { id }: Pick<ConversationDocument, 'id'>,
): string[] {
  const { name, nickname, greeting, otherGreetings } = character;
  if (!greeting) return [];
  // What chance decides stays the same for a conversation, also when its greeting is renewed.
  const macros = { char: nickname ?? name, user, group, lasting: id, passing: id };
  return [greeting, ...otherGreetings].map((text) => fillCardMacros(text, macros, GROWTH_MAX));
}

/** Lets the character speak first, in the words its maker gave it; other ones are there to choose. */
export async function greet(
  conversation: ConversationDocument,
  character: CharacterDocument,
): Promise<void> {
  const { _id: conversationId, userId, createdAt } = conversation;
  const greetedAs = (await memberName(conversation)) ?? NO_NAME;
  const group = await namesIn(conversation);
  const texts = greetingsOf(character, { user: greetedAs, group }, conversation);
  const [content] = texts;
  if (content === undefined) return;
  const status = 'complete';
  // What is said to one greeting is no answer to another.
  const variants = texts.map((one, branch) => ({ content: one, status, branch }));
  await Message.create({
    ...{ conversationId, userId, createdAt },
    ...{ role: 'assistant', content, status },
    ...(conversation.group && { speaker: speakerFor(character) }),
    variants: texts.length > 1 ? variants : [],
  });
  await remember(conversation, greetedAs);
}

/** Keeps the name that the greeting says, to know its words again when the name changes. */
async function remember({ _id }: ConversationDocument, greetedAs: string): Promise<void> {
  await Conversation.updateOne({ _id }, { $set: { greetedAs } }, { timestamps: false });
}

/**
 * Calls the member by the name they have by now, while nothing but the greeting was said. Words that
 * somebody edited stay.
 * @param messages the first messages of the conversation: one, if it is the greeting alone
 * @returns the messages as they are then
 */
export async function renewGreeting(
  conversation: ConversationDocument,
  messages: MessageDocument[],
): Promise<MessageDocument[]> {
  const message = greetingAlone(messages);
  if (!message || !conversation.greetedAs) return messages;
  const name = (await memberName(conversation)) ?? NO_NAME;
  if (name === conversation.greetedAs) return messages;
  const greeterId = conversation.characterId ?? message.speaker?.characterId;
  const character = greeterId ? await Character.findById(greeterId) : null;
  if (!character) return messages;
  const group = await namesIn(conversation);
  const renewed = await rewritten(message, {
    before: greetingsOf(character, { user: conversation.greetedAs, group }, conversation),
    now: greetingsOf(character, { user: name, group }, conversation),
  });
  await remember(conversation, name);
  return [renewed];
}

function greetingAlone([message, ...more]: MessageDocument[]): MessageDocument | null {
  const isAlone = message?.role === 'assistant' && !message.runId && more.length === 0;
  return isAlone ? message : null;
}

async function rewritten(
  message: MessageDocument,
  { before, now }: { before: readonly string[]; now: readonly string[] },
): Promise<MessageDocument> {
  const newText = (text: string): string => now[before.indexOf(text)] ?? text;
  const variants = versionsOf(message).map((it) => ({ ...it, content: newText(it.content) }));
  const { chosen } = message;
  const shown = variants[chosen];
  const change = shown && chooseVersion({ ...shown, variants, chosen }, chosen);
  const changed = change && (await changeMessage(message, change));
  return changed ?? message;
}
