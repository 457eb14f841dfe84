/**
 * Raw values. Components never use these by name: they use the semantic colours, so that light and
 * dark stay one design.
 */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36,
  40, 44, 48, 56, 64, 72, 80, 96,
];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]));

const fullSizes = {
  full: { value: '100%' },
  prose: { value: '62ch' },
  '3xs': { value: '14rem' },
  '2xs': { value: '16rem' },
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '3xl': { value: '48rem' },
  '4xl': { value: '56rem' },
  '5xl': { value: '64rem' },
  '6xl': { value: '72rem' },
  '7xl': { value: '80rem' },
  '8xl': { value: '88rem' },
};

const face =
  "'Manrope Variable', 'Manrope', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const tokens = {
  fonts: {
    body: { value: face },
    heading: { value: face },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontWeights: {
    normal: { value: '450' },
    medium: { value: '550' },
    semibold: { value: '650' },
    bold: { value: '720' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '8px' },
    md: { value: '12px' },
    lg: { value: '16px' },
    xl: { value: '22px' },
    full: { value: '9999px' },
  },
  spacing,
  sizes: { ...spacing, ...fullSizes },
  durations: {
    faster: { value: '100ms' },
    fast: { value: '150ms' },
    moderate: { value: '220ms' },
    slow: { value: '360ms' },
  },
  easings: { out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } },
  zIndex: {
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 1100 },
    banner: { value: 1200 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'rise-in': {
    from: { opacity: '0', transform: 'translateY(6px) scale(0.98)' },
    to: { opacity: '1', transform: 'none' },
  },
  'slide-in': {
    from: { opacity: '0', transform: 'translateX(2rem)' },
    to: { opacity: '1', transform: 'none' },
  },
  'rise-up': {
    from: { opacity: '0', transform: 'translateY(16px)' },
    to: { opacity: '1', transform: 'none' },
  },
  'rise-out': {
    from: { opacity: '1', transform: 'none' },
    to: { opacity: '0', transform: 'translateY(4px) scale(0.985)' },
  },
  shimmer: { from: { backgroundPosition: '180% 0' }, to: { backgroundPosition: '-80% 0' } },
  develop: {
    '0%, 12%': { filter: 'blur(18px) saturate(0.7)', transform: 'scale(1.08)' },
    '62%, 100%': { filter: 'blur(0) saturate(1)', transform: 'none' },
  },
  'sharpen-in': {
    from: { opacity: '0', filter: 'blur(14px)', transform: 'scale(1.03)' },
    to: { opacity: '1', filter: 'blur(0)', transform: 'none' },
  },
  // A heart that fills like the evening sky: it gives way, swells, and comes to rest.
  'heart-beat': {
    '0%': { transform: 'scale(1)' },
    '22%': { transform: 'scale(0.72)' },
    '55%': { transform: 'scale(1.32)' },
    '100%': { transform: 'scale(1)' },
  },
  'spark-out': {
    '0%': { opacity: '1', transform: 'rotate(var(--turn)) translateY(-4px) scale(1)' },
    '100%': { opacity: '0', transform: 'rotate(var(--turn)) translateY(-19px) scale(0.3)' },
  },
  drift: { from: { backgroundPosition: '0% 30%' }, to: { backgroundPosition: '100% 70%' } },
  sheen: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } },
};
