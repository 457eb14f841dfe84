import { fillMacros } from '@vesper/core/contract/macros';
import { personaOf } from '@vesper/core/personas/persona-of';
import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import { characterName } from '../speaking-character.ts';
import type { TalkAccount } from './account.ts';
import type { Talk } from './talk.ts';

/** The member as the character knows them: by their persona, or by their first name. */
export async function memberOf(
  talk: Talk,
  { firstName }: TalkAccount,
): Promise<Pick<ChatRequest, 'userName' | 'userDescription'>> {
  const persona = await personaOf(talk);
  if (!persona) return firstName ? { userName: firstName } : {};
  const { name: userName, description } = persona;
  if (description === '') return { userName };
  const names = { char: await characterName(talk), user: userName };
  return { userName, userDescription: fillMacros(description, names) };
}
