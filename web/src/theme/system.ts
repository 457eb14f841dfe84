import '@fontsource-variable/manrope';
import './base.css';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { slotRecipes } from './overlays.ts';
import { semanticTokens, textStyles } from './semantic.ts';
import { keyframes, tokens } from './tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'vsp',
  preflight: true,
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg',
      textStyle: 'body',
      fontFamily: 'body',
      scrollbarWidth: 'thin',
      scrollbarColor: 'var(--vsp-colors-border-strong) transparent',
      // Stops double-tap zoom on touch screens without taking pinch zoom away.
      touchAction: 'manipulation',
    },
    '*, *::before, *::after': { borderColor: 'border' },
    body: { minHeight: '100dvh', overflowX: 'clip' },
    '#root': {
      minHeight: '100dvh',
      // Beside the camera of a phone that lies on its side.
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    },
    '*::placeholder': { color: 'fg.subtle', opacity: '1' },
    '*::selection': { bg: 'accent.rose', color: 'accent.contrast' },
    // What can be seen through is seen to be: the same in both modes, as in other programs.
    'img[data-transparent]': {
      background: 'repeating-conic-gradient(#4b4f60 0 25%, #343848 0 50%) 0 0 / 1.25rem 1.25rem',
    },
    ':focus-visible': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    slotRecipes,
  },
});

/** The product's whole look: our tokens and only the styles of the parts we use. */
export const system = createSystem(defaultBaseConfig, config);
