import { Box, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { count } from '../../lib/format.ts';
import { isWanted, setLiked } from '../../data/image/likes.ts';
import { pillStyles } from './pill-styles.ts';

const SPARKS = ['#ffb869', '#ff9f7e', '#ff7f93', '#e183b8', '#b08fff', '#ffb869', '#ff7f93'];

const Button = chakra('button', pillStyles);

/** Likes a picture or takes it back. A new like sets off a few sparks of evening light. */
export function LikeButton({ image, look }: { image: ImageView; look: 'glass' | 'plain' }) {
  const [bursts, setBursts] = useState(0);
  const { liked, likes } = image;
  const toggle = (): void => {
    const like = !isWanted(image);
    if (like) setBursts(bursts + 1);
    inBackground(setLiked(image, like));
  };
  return (
    <Button
      type="button"
      look={look}
      aria-pressed={liked}
      aria-label={`Like, ${count(likes, 'like')}`}
      onClick={toggle}
    >
      {/* The heart is replaced with each like: a press that began on it would end nowhere. */}
      <Box
        as="span"
        position="relative"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        aria-hidden
      >
        <chakra.span
          key={bursts}
          display="grid"
          color={liked ? 'accent.rose' : undefined}
          animation={bursts > 0 && liked ? 'heart-beat 520ms cubic-bezier(0.2, 0.8, 0.2, 1)' : ''}
        >
          <Heart size={16} fill={liked ? 'currentColor' : 'none'} />
        </chakra.span>
        {bursts > 0 && liked && <Sparks key={`sparks-${bursts}`} />}
      </Box>
      <span aria-hidden>{likes.toLocaleString('en')}</span>
    </Button>
  );
}

function Sparks() {
  return SPARKS.map((color, index) => (
    <chakra.span
      key={index}
      position="absolute"
      boxSize="5px"
      borderRadius="full"
      opacity="0"
      pointerEvents="none"
      animation="spark-out 620ms 120ms cubic-bezier(0.1, 0.7, 0.3, 1)"
      css={{ background: color, '--turn': `${Math.round((360 / SPARKS.length) * index)}deg` }}
    />
  ));
}
