import { Box, Flex, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { Globe } from 'lucide-react';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';

const SHOWN = 4;

const Small = chakra(Link, {
  base: {
    position: 'relative',
    boxSize: '10',
    overflow: 'hidden',
    borderRadius: 'sm',
    borderWidth: '1px',
    bg: 'bg.hover',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    _hover: { borderColor: 'accent.line' },
  },
});

/** The pictures that a likeness was used in, newest first. */
export function LikenessUses({ likeness }: { likeness: LikenessView }) {
  const { usedIn, uses } = likeness;
  const more = uses - Math.min(usedIn.length, SHOWN);
  return (
    <Box>
      <chakra.p textStyle="label">
        {uses === 0 ? 'Not used yet' : `Used in ${count(uses, 'picture')}`}
      </chakra.p>
      <Flex gap="1.5" mt="2" minH="10" align="center">
        {usedIn.slice(0, SHOWN).map(({ imageId, thumbnailUrl, isPublic }, index) => (
          <Small
            key={imageId}
            to={`/gallery/${imageId}?tab=mine`}
            aria-label={`Picture ${index + 1}, ${isPublic ? 'public' : 'private'}`}
          >
            {thumbnailUrl !== null && <img src={thumbnailUrl} alt="" loading="lazy" />}
            {isPublic && (
              <Box
                position="absolute"
                insetEnd="0.5"
                bottom="0.5"
                p="0.5"
                borderRadius="full"
                bg="rgba(8, 9, 18, 0.75)"
                color="white"
              >
                <Globe size={10} aria-hidden />
              </Box>
            )}
          </Small>
        ))}
        {more > 0 && uses > 0 && (
          <Box textStyle="caption" color="fg.subtle">
            +{more}
          </Box>
        )}
        {uses === 0 && (
          <chakra.span textStyle="small" color="fg.subtle">
            Ready whenever you are.
          </chakra.span>
        )}
      </Flex>
    </Box>
  );
}
