import { Box } from '@chakra-ui/react';
import { useId } from 'react';

/** A small painted evening that comes into focus, as pictures do here. */
export function SceneArt({ reveal = false }: { reveal?: boolean }) {
  const id = useId();
  return (
    <Box
      aria-hidden
      position="relative"
      height="full"
      overflow="hidden"
      animation={reveal ? 'develop 7s ease-in-out infinite alternate' : undefined}
    >
      <svg
        viewBox="0 0 400 240"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMax slice"
        style={{ display: 'block' }}
      >
        <defs>
          <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#161440" />
            <stop offset="0.45" stopColor="#5b2f6d" />
            <stop offset="0.72" stopColor="#d2627a" />
            <stop offset="1" stopColor="#ffc07a" />
          </linearGradient>
          <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#c86578" />
            <stop offset="1" stopColor="#2a1d4d" />
          </linearGradient>
          <radialGradient id={`${id}g`}>
            <stop offset="0" stopColor="#fff0cf" stopOpacity="0.95" />
            <stop offset="1" stopColor="#ffb869" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="400" height="176" fill={`url(#${id}s)`} />
        <circle cx="268" cy="160" r="120" fill={`url(#${id}g)`} />
        <circle cx="268" cy="160" r="26" fill="#fff0d0" />
        <path
          d="M0 176 62 108l34 28 44-62 58 76 40-24 44 30 60-44 58 52v12z"
          fill="#7c4379"
          opacity="0.75"
        />
        <path d="M0 176v-26l48-34 56 44 50-30 62 46z" fill="#2b1d4f" />
        <path d="M400 176v-42l-42-20-50 40-44-14-42 36z" fill="#38225a" />
        <rect y="176" width="400" height="64" fill={`url(#${id}w)`} />
        <g fill="#ffe0ae">
          <rect x="236" y="180" width="64" height="2" rx="1" opacity="0.9" />
          <rect x="246" y="189" width="48" height="2" rx="1" opacity="0.7" />
          <rect x="226" y="199" width="84" height="2" rx="1" opacity="0.5" />
          <rect x="240" y="211" width="60" height="2" rx="1" opacity="0.35" />
          <rect x="216" y="224" width="104" height="2.4" rx="1.2" opacity="0.22" />
        </g>
        <path d="M92 206h46l-9 12h-28zM114 204v-36l20 30z" fill="#150f2c" />
      </svg>
    </Box>
  );
}
