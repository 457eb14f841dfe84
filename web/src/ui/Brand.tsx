import { chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import { Link } from 'react-router';
import { BrandMark } from './BrandMark.tsx';

const Anchor = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    minW: '11',
    borderRadius: 'sm',
    color: 'fg',
    textStyle: 'subheading',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
  },
});

/** The mark and the name, leading home. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <Anchor to="/" aria-label={BRAND.name}>
      <BrandMark />
      <chakra.span css={compact ? { '@media (max-width: 22.4rem)': { display: 'none' } } : {}}>
        {BRAND.name}
      </chakra.span>
    </Anchor>
  );
}
