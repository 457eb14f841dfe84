import type { ConversationView } from '@vesper/core/contract/conversation';
import type { MessageView } from '@vesper/core/contract/message';
import { voiceNamed, voiceOf, type Voice } from './voice.ts';

/**
 * Tells who says a message: the voice of the whole conversation, or the one in a group. The same
 * speaker gets the same voice, by which what is drawn already stays as it is.
 */
export function speakerVoices(
  conversation: Pick<ConversationView, 'character' | 'group'>,
): (message: Pick<MessageView, 'speaker'> | undefined) => Voice {
  const all = voiceOf(conversation);
  const known = new Map(all.members?.map((voice) => [voice.characterId, voice]));
  return (message) => {
    const speaker = message?.speaker;
    if (!speaker) return all;
    const { characterId, name } = speaker;
    const voice = known.get(characterId) ?? { ...voiceNamed(name, null, characterId), color: null };
    known.set(characterId, voice);
    return voice;
  };
}
