import { fillMacros } from '@vesper/core/contract/macros';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { User } from '@vesper/core/models/user';
import { personaOf } from '@vesper/core/personas/persona-of';
import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import { characterName } from '../speaking-character.ts';

/** The member as the character knows them: by their persona, or by their first name. */
export async function memberOf(
  conversation: ConversationDocument,
): Promise<Pick<ChatRequest, 'userName' | 'userDescription'>> {
  const persona = await personaOf(conversation);
  if (!persona) {
    const user = await User.findById(conversation.userId, { firstName: 1 });
    return user?.firstName ? { userName: user.firstName } : {};
  }
  const { name: userName, description } = persona;
  if (description === '') return { userName };
  const names = { char: await characterName(conversation), user: userName };
  return { userName, userDescription: fillMacros(description, names) };
}
