import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { showToast } from '../../lib/toast-store.ts';
import { characterApi } from './character-api.ts';
import { patchCharacter } from './characters.ts';

type Likes = Pick<CharacterView, 'liked' | 'likes'>;
type Liked = Pick<CharacterView, 'id' | 'name' | 'liked' | 'likes'>;

const likesOf = ({ liked, likes }: Likes): Likes => ({ liked, likes });

/** The wishes for characters whose call is on its way. */
const wanted = new Map<string, boolean>();

/**
 * Likes a character or takes it back: shown at once, then as the server counts it. Clicks while a
 * call is on its way send one more call at most, with the last wish.
 * @returns whether it is liked now
 */
export function toggleLike(character: Liked): { liked: boolean; done: Promise<void> } {
  const { id, likes } = character;
  const liked = !(wanted.get(id) ?? character.liked);
  patchCharacter(id, { liked, likes: Math.max(0, likes + (liked ? 1 : -1)) });
  const underWay = wanted.has(id);
  wanted.set(id, liked);
  return { liked, done: underWay ? Promise.resolve() : tell(character) };
}

async function tell(character: Liked): Promise<void> {
  const { id, name } = character;
  let confirmed = likesOf(character);
  try {
    for (let wish = wanted.get(id); wish !== undefined && wish !== confirmed.liked;) {
      confirmed = likesOf(await characterApi.setLiked(id, wish));
      wish = wanted.get(id);
    }
    patchCharacter(id, confirmed);
  } catch {
    patchCharacter(id, confirmed);
    const description = `${name} could not be changed. Please try again.`;
    showToast({ title: TOASTS.likeFailed.title, description, kind: 'failure' });
  } finally {
    wanted.delete(id);
  }
}
