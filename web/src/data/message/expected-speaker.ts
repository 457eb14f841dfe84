import type { ConversationGroup } from '@vesper/core/contract/group';
import type { MessageView } from '@vesper/core/contract/message';
import { whoAnswers } from '@vesper/core/contract/turn-order';
import { chosenSpeaker } from './chosen-speaker.ts';
import { isFinal } from './message-pages.ts';
import { useNextTurn } from './round.ts';

interface Talk {
  conversationId: string;
  group: ConversationGroup | undefined;
  messages: readonly MessageView[];
  /** Words on their way to the server. */
  sending: string | null;
}

/**
 * The one of a group who is about to speak and has no reply yet: the server may know better, as by
 * a nickname, and its answer replaces the guess.
 */
export function useExpectedSpeaker(talk: Talk): MessageView['speaker'] {
  const { conversationId, group, messages, sending } = talk;
  const next = useNextTurn(conversationId);
  if (!group) return undefined;
  if (sending !== null) {
    const moment = {
      content: sending,
      spokenBy: spokenBy(messages),
      speakerId: chosenSpeaker(conversationId),
    };
    return whoAnswers(group.turnOrder, group.members, moment)[0];
  }
  const last = messages.at(-1);
  if (last && !isFinal(last)) return undefined;
  return group.members.find(({ characterId }) => characterId === next?.characterId);
}

/** Who spoke, the latest first. */
export const spokenBy = (messages: readonly MessageView[]): string[] =>
  messages.toReversed().flatMap(({ speaker }) => speaker?.characterId ?? []);
