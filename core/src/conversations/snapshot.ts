import { DEFAULT_ASSISTANT } from '../contract/brand.ts';
import { LIMITS } from '../contract/limits.ts';
import { LEFT_OUT_NAME } from '../contract/share.ts';
import { Character } from '../models/character.ts';
import type { ConversationDocument } from '../models/conversation.ts';
import { UNFINISHED, type MessageDocument } from '../models/message.ts';
import type { ShareFields } from '../models/share.ts';
import { User } from '../models/user.ts';
import { memberName } from '../personas/persona-of.ts';
import { readShown } from './path.ts';

type Said = Pick<ShareFields['messages'][number], 'role' | 'name' | 'content' | 'hasPicture'>;

/** What a link shows. */
export interface Snapshot extends Pick<
  ShareFields,
  'title' | 'speakers' | 'withName' | 'messageCount' | 'isCut'
> {
  messages: Said[];
}

/** Takes names out of a text: as they are written, and not where they are a part of a word. */
export function leaveOut(names: readonly string[], text: string): string {
  // Of "Ann" and "Ann Lee" the longer one goes first.
  const longest = [...names].sort((a, b) => b.length - a.length).map(escaped);
  if (longest.length === 0) return text;
  const whole = `(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(whole, 'gu'), LEFT_OUT_NAME);
}

const escaped = (name: string): string => name.replace(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** Every name that the talk may call the member by. */
async function namesOf(conversation: ConversationDocument, shown?: string): Promise<string[]> {
  const user = await User.findById(conversation.userId, { firstName: 1, lastName: 1 });
  const names = [shown, conversation.greetedAs, user?.firstName, user?.lastName];
  const known = names.flatMap((name) => name?.trim() || []);
  return [...new Set(known)];
}

function said(message: MessageDocument, name: string | null): Said {
  const { role, content, imageId, pictures } = message;
  const hasPicture = Boolean(imageId) || (pictures?.length ?? 0) > 0;
  return { role, name, content, ...(hasPicture && { hasPicture }) };
}

/** The newest messages that together have no more text than a share may have. */
function fitting(newestFirst: readonly Said[]): Said[] {
  let room = LIMITS.sharedTextMax;
  const end = newestFirst.findIndex(({ content }) => (room -= content.length) < 0);
  return newestFirst.slice(0, end === -1 ? LIMITS.sharedMessagesMax : end).reverse();
}

/**
 * A conversation as it is shown now, for others to read: who says what. Neither the card of a
 * character, nor lore, memories, notes or pictures are in it.
 */
export async function takeSnapshot(
  conversation: ConversationDocument,
  withName: boolean,
): Promise<Snapshot> {
  const { characterId } = conversation;
  const [found, character, member] = await Promise.all([
    readShown(conversation._id, LIMITS.sharedMessagesMax + 1),
    characterId ? Character.findById(characterId, { name: 1 }) : null,
    memberName(conversation),
  ]);
  const hidden = withName ? [] : await namesOf(conversation, member);
  const speaker = character?.name ?? DEFAULT_ASSISTANT;
  const own = (withName && member) || null;
  const all = found
    .filter(({ status }) => !UNFINISHED.some((unfinished) => unfinished === status))
    .map((message) =>
      said(message, message.role === 'user' ? own : (message.speaker?.name ?? speaker)),
    )
    .filter(({ content, hasPicture }) => content !== '' || hasPicture);
  const messages = fitting(all).map((one) => ({ ...one, content: leaveOut(hidden, one.content) }));
  const speakers = messages.flatMap(({ role, name }) => (role === 'assistant' && name) || []);
  return {
    title: leaveOut(hidden, conversation.title),
    speakers: [...new Set(speakers)],
    ...{ withName, messages },
    messageCount: messages.length,
    isCut: messages.length < all.length || found.length > LIMITS.sharedMessagesMax,
  };
}
