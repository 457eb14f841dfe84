import { Box, chakra } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { pillStyles } from './pill-styles.ts';

const SPARKS = ['#ffb869', '#ff9f7e', '#ff7f93', '#e183b8', '#b08fff', '#ffb869', '#ff7f93'];

const Button = chakra('button', pillStyles);

interface Props {
  liked: boolean;
  likes: number;
  /** The accessible name. */
  label: string;
  look: 'glass' | 'plain';
  /** @returns whether it is liked now: the last click counts, also before it has been drawn */
  onToggle: () => boolean;
}

/** Likes something or takes it back. A new like sets off a few sparks of evening light. */
export function HeartButton({ liked, likes, label, look, onToggle }: Props) {
  const [bursts, setBursts] = useState(0);
  const toggle = (): void => {
    if (onToggle()) setBursts(bursts + 1);
  };
  return (
    <Button type="button" look={look} aria-pressed={liked} aria-label={label} onClick={toggle}>
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
