import type { ImageView } from '@vesper/core/contract/image';
import { isWanted, setLiked } from '../../data/image/likes.ts';
import { count } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { HeartButton } from '../../ui/HeartButton.tsx';

/** Likes a picture or takes it back. */
export function LikeButton({ image, look }: { image: ImageView; look: 'glass' | 'plain' }) {
  const { liked, likes } = image;
  const toggle = (): boolean => {
    const like = !isWanted(image);
    inBackground(setLiked(image, like));
    return like;
  };
  return (
    <HeartButton
      liked={liked}
      likes={likes}
      look={look}
      label={`Like, ${count(likes, 'like')}`}
      onToggle={toggle}
    />
  );
}
