import { chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import { Link } from 'react-router';

const Anchor = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
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
      <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden>
        <defs>
          <linearGradient id="brand-dusk" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#ffb869" />
            <stop offset="0.52" stopColor="#ff7f93" />
            <stop offset="1" stopColor="#a583ff" />
          </linearGradient>
        </defs>
        <path d="M5 19.5a11 11 0 0 1 22 0z" fill="url(#brand-dusk)" />
        <path
          d="M5 23.5h22M10 27.5h12"
          stroke="url(#brand-dusk)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </chakra.svg>
      <chakra.span display={compact ? { base: 'none', sm: 'inline' } : 'inline'}>
        {BRAND.name}
      </chakra.span>
    </Anchor>
  );
}
