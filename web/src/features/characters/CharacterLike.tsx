import type { CharacterView } from '@vesper/core/contract/character';
import { toggleLike } from '../../data/character/character-likes.ts';
import { count } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { HeartButton } from '../../ui/HeartButton.tsx';

interface Props {
  character: CharacterView;
  look: 'glass' | 'plain';
}

/** Puts a character among one's favourites, or takes it out. */
export function CharacterLike({ character, look }: Props) {
  const { name, liked, likes } = character;
  const toggle = (): boolean => {
    const change = toggleLike(character);
    inBackground(change.done);
    return change.liked;
  };
  return (
    <HeartButton
      liked={liked}
      likes={likes}
      look={look}
      label={`Favourite ${name}, ${count(likes, 'like')}`}
      onToggle={toggle}
    />
  );
}
