const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/**
 * Colours by what they are for. Text on surfaces holds 4.5:1 in both modes; `accent.contrast` is the
 * dark ink that stands on the sunset gradient.
 */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: both('#f6f4f9', '#090b14'),
      subtle: both('#efecf4', '#0d101c'),
      panel: both('#ffffff', '#111527'),
      raised: both('#ffffff', '#181d33'),
      field: both('#ffffff', '#0c0f1c'),
      hover: both('rgba(30, 22, 66, 0.055)', 'rgba(222, 226, 255, 0.07)'),
      pressed: both('rgba(30, 22, 66, 0.1)', 'rgba(222, 226, 255, 0.12)'),
      glass: both('rgba(246, 244, 249, 0.82)', 'rgba(9, 11, 20, 0.78)'),
      inverted: both('#1a1730', '#f4f2fb'),
    },
    fg: {
      DEFAULT: both('#17142a', '#f4f2fb'),
      muted: both('#524e69', '#b0b4cc'),
      subtle: both('#5f5a78', '#999eb9'),
      inverted: both('#f6f4fb', '#141225'),
      error: both('#b3202f', '#ff8d8f'),
      success: both('#15704a', '#6bdcae'),
      warning: both('#8a5200', '#ffc479'),
    },
    border: {
      DEFAULT: both('rgba(30, 22, 66, 0.13)', 'rgba(222, 226, 255, 0.11)'),
      strong: both('rgba(30, 22, 66, 0.26)', 'rgba(222, 226, 255, 0.22)'),
      error: both('#c62a3a', '#f0686e'),
    },
    accent: {
      fg: both('#8b2f74', '#ffb18f'),
      subtle: both('rgba(233, 96, 120, 0.1)', 'rgba(255, 140, 130, 0.12)'),
      line: both('rgba(200, 70, 110, 0.45)', 'rgba(255, 164, 140, 0.5)'),
      ring: both('#7a4bd6', '#c3a6ff'),
      contrast: both('#1c0f1d', '#1c0f1d'),
      amber: both('#e08a2c', '#ffb869'),
      rose: both('#d8506d', '#ff7f93'),
      violet: both('#7d5be0', '#a583ff'),
    },
    // The characters of a group, by the index of their colour.
    speaker: {
      0: both('#b02a55', '#ff8fab'),
      1: both('#0b6a70', '#5ad4d4'),
      2: both('#6a45c8', '#bba2ff'),
      3: both('#85520a', '#f7bf6b'),
      4: both('#2b6b2f', '#8fd48a'),
      5: both('#1d5fb0', '#86b8ff'),
    },
    danger: {
      solid: both('#c62a3a', '#d8404b'),
      contrast: both('#ffffff', '#ffffff'),
      subtle: both('rgba(198, 42, 58, 0.1)', 'rgba(240, 104, 110, 0.13)'),
    },
    positive: { subtle: both('rgba(21, 112, 74, 0.1)', 'rgba(107, 220, 174, 0.12)') },
    caution: { subtle: both('rgba(190, 120, 10, 0.13)', 'rgba(255, 196, 121, 0.12)') },
  },
  gradients: {
    dusk: {
      value: 'linear-gradient(100deg, #ffb869 0%, #ff8791 48%, #b08fff 100%)',
    },
    haze: both(
      'linear-gradient(120deg, rgba(240, 150, 60, 0.12), rgba(220, 80, 120, 0.12) 50%, rgba(125, 91, 224, 0.16))',
      'linear-gradient(120deg, rgba(255, 184, 105, 0.13), rgba(255, 127, 147, 0.15) 50%, rgba(165, 131, 255, 0.22))',
    ),
  },
  shadows: {
    card: both(
      '0 1px 2px rgba(30, 22, 66, 0.05), 0 8px 28px -12px rgba(30, 22, 66, 0.14)',
      'inset 0 1px 0 rgba(255, 255, 255, 0.035), 0 14px 40px -22px rgba(0, 0, 0, 0.8)',
    ),
    float: both(
      '0 2px 6px rgba(30, 22, 66, 0.08), 0 24px 60px -16px rgba(30, 22, 66, 0.28)',
      'inset 0 1px 0 rgba(255, 255, 255, 0.05), 0 28px 70px -18px rgba(0, 0, 0, 0.85)',
    ),
    glow: both(
      '0 8px 26px -10px rgba(214, 84, 118, 0.55)',
      '0 8px 34px -10px rgba(255, 127, 147, 0.5)',
    ),
  },
};

const style = (
  fontSize: string,
  lineHeight: string,
  fontWeight: string,
  letterSpacing = '0',
): { value: Record<string, string> } => ({
  value: { fontSize, lineHeight, fontWeight, letterSpacing },
});

/** The one type scale. Pages name a step; nothing sets a font size by hand. */
export const textStyles = {
  display: style('clamp(2.625rem, 1.5rem + 4.4vw, 4.75rem)', '1.02', '640', '-0.042em'),
  title: style('clamp(1.875rem, 1.4rem + 1.9vw, 2.75rem)', '1.1', '640', '-0.032em'),
  heading: style('1.375rem', '1.25', '640', '-0.02em'),
  subheading: style('1.0625rem', '1.35', '620', '-0.012em'),
  lead: style('clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', '1.6', '450', '-0.008em'),
  body: style('1rem', '1.6', '450', '-0.003em'),
  small: style('0.875rem', '1.5', '480'),
  label: style('0.875rem', '1.35', '600', '-0.003em'),
  caption: style('0.75rem', '1.4', '560', '0.005em'),
};
