import type { CharacterView } from '@vesper/core/contract/character';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFindCharacters } from '../../data/character/find-characters.ts';
import { openConversation } from '../../data/conversation/open-conversation.ts';
import { useConversations } from '../../data/conversation/use-conversations.ts';
import { shownTitle, voiceNamed, voiceOf } from '../../data/conversation/voice.ts';
import { NO_FILTER } from '../../data/image/image-filter.ts';
import { useOwnImages } from '../../data/image/use-images.ts';
import { inBackground } from '../../lib/in-background.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Face } from '../../ui/Face.tsx';
import type { EntryGroup } from './entry.ts';
import { useStartTalk } from './use-commands.tsx';

/** What somebody types on is not asked for. */
const ASK_AFTER_MS = 180;
/** Of each kind; what is not among them needs another word. */
const MOST = 5;

export interface Found {
  groups: EntryGroup[];
  isSearching: boolean;
  /** What could not be looked through, and how to try again. */
  failures: readonly Readonly<{ what: string; retry: () => void }>[];
}

/**
 * What the typed words are in: conversations by their messages, characters, one's own pictures by
 * their prompt. Without words the conversations that last moved.
 */
export function useFound(typed: string): Found {
  const words = useSettled(typed, ASK_AFTER_MS);
  const isTyping = words !== typed;
  const talks = useTalks(isTyping ? null : words);
  const characters = useCharactersFound(typed);
  const pictures = usePicturesFound(isTyping ? null : words);
  if (typed === '') return { groups: talks.groups, isSearching: false, failures: [] };
  const all = [talks, characters, pictures];
  return {
    groups: all.flatMap(({ groups }) => groups),
    isSearching: isTyping || all.some(({ isSearching }) => isSearching),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** @param words null while they are still being typed */
function useTalks(words: string | null): Found {
  const navigate = useNavigate();
  const list = useConversations(words ?? '');
  const isCurrent = words !== null && !list.isPlaceholderData;
  const entries = list.conversations.slice(0, MOST).map((talk) => ({
    id: `talk-${talk.id}`,
    label: shownTitle(talk),
    detail: lineOf(talk),
    icon: <Face voice={voiceOf(talk)} size="sm" />,
    run: () => inBackground(navigate(addressOf(talk))),
  }));
  const name = words === '' ? 'Recent conversations' : 'Conversations';
  return {
    groups: isCurrent && entries.length > 0 ? [{ name, entries }] : [],
    isSearching: list.isPending || list.isPlaceholderData,
    failures: list.isError
      ? [{ what: 'Your conversations', retry: () => inBackground(list.refetch()) }]
      : [],
  };
}

const lineOf = ({ match, lastLine }: ConversationView): string =>
  match?.snippet ?? lastLine ?? 'Nothing said yet';

const addressOf = ({ id, match }: ConversationView): string =>
  match ? `/chat/${id}?at=${match.messageId}` : `/chat/${id}`;

function useCharactersFound(typed: string): Found {
  const navigate = useNavigate();
  const talk = useStartTalk();
  // "chat with Ines" is a wish too, and its words are not in her name.
  const name = typed.replace(/^(?:new )?(?:chat|talk)(?: with)?\s+/i, '');
  const { isPending, isError, isBehind, retry, found } = useFindCharacters(name);
  const wanted = name === '' || isBehind ? [] : found.slice(0, MOST);
  const pages = wanted.map((one) => ({
    id: `character-${one.id}`,
    label: one.name,
    detail: one.description ?? '',
    icon: <CharacterFace {...one} />,
    run: () => inBackground(navigate(`/characters/${one.id}`)),
  }));
  const talks = wanted.map((one) => ({
    id: `talk-with-${one.id}`,
    label: `Chat with ${one.name}`,
    icon: <MessageCircle size={18} />,
    run: () => talk(() => openConversation(one.id)),
  }));
  const groups = [
    { name: 'Characters', entries: pages },
    { name: 'Chat with a companion', entries: talks },
  ];
  return {
    groups: wanted.length === 0 ? [] : name === typed ? groups : groups.reverse(),
    isSearching: isPending || (isBehind && !isError),
    failures: isError ? [{ what: 'Characters', retry }] : [],
  };
}

const CharacterFace = ({ id, name, avatar }: CharacterView) => (
  <Face voice={voiceNamed(name, avatar, id)} size="sm" />
);

/** @param words null while they are still being typed */
function usePicturesFound(words: string | null): Found {
  const navigate = useNavigate();
  const search = words?.slice(0, LIMITS.searchMax) ?? '';
  const list = useOwnImages({ ...NO_FILTER, search });
  const isCurrent = words !== null && words !== '' && !list.isPlaceholderData;
  const found = isCurrent ? (list.data ?? []).slice(0, MOST) : [];
  const entries = found.map((image) => ({
    id: `picture-${image.id}`,
    label: image.prompt,
    icon: <Thumb src={image.thumbnailUrl ?? ''} alt="" />,
    run: () => inBackground(navigate(`/gallery/${image.id}?tab=mine`)),
  }));
  return {
    groups: entries.length === 0 ? [] : [{ name: 'Your pictures', entries }],
    isSearching: list.isPending || list.isPlaceholderData,
    failures: list.isError
      ? [{ what: 'Your pictures', retry: () => inBackground(list.refetch()) }]
      : [],
  };
}

const Thumb = chakra('img', {
  base: { boxSize: '8', borderRadius: 'sm', objectFit: 'cover', bg: 'bg.hover' },
});
