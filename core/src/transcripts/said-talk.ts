import { DEFAULT_ASSISTANT } from '../contract/brand.ts';
import { readShown } from '../conversations/path.ts';
import { Character } from '../models/character.ts';
import type { ConversationDocument } from '../models/conversation.ts';
import { Message, SHOWN } from '../models/message.ts';
import { versionsOf } from '../models/message-versions.ts';
import { MEMBER } from './markdown.ts';
import type { SaidMessage, SaidTalk } from './write-transcript.ts';

/** A conversation as it is shown, to be written as a file: its messages are read as they go out. */
export async function saidTalk(conversation: ConversationDocument): Promise<SaidTalk> {
  const { _id, title, characterId, createdAt } = conversation;
  const character = characterId ? await Character.findById(characterId, { name: 1 }) : null;
  // Puts the path right, should a switch between versions have broken off.
  await readShown(_id, 1);
  const speaker = character?.name ?? DEFAULT_ASSISTANT;
  return {
    ...{ title, createdAt, speaker },
    character: character?.name ?? null,
    messages: messagesOf(conversation, speaker),
  };
}

async function* messagesOf(
  { _id: conversationId }: ConversationDocument,
  name: string,
): AsyncGenerator<SaidMessage> {
  const said = Message.find({ conversationId, ...SHOWN }).sort({ createdAt: 1, _id: 1 });
  for await (const message of said.cursor()) {
    const texts = versionsOf(message).map(({ content }) => content);
    if ((texts[message.chosen] ?? '') === '') continue;
    yield {
      role: message.role,
      name: message.role === 'user' ? MEMBER : (message.speaker?.name ?? name),
      ...{ texts, chosen: message.chosen, at: message.createdAt },
    };
  }
}
