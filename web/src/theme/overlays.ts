/** Styles of the floating parts: what opens above the page. */
const panel = {
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  boxShadow: 'float',
  outline: '0',
};

const enter = {
  animationName: 'rise-in',
  animationDuration: 'moderate',
  animationTimingFunction: 'out',
};
const leave = { animationName: 'rise-out', animationDuration: 'faster' };

const dialog = {
  className: 'vsp-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'body',
    'footer',
    'title',
    'description',
    'closeTrigger',
    'trigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'rgba(5, 6, 13, 0.66)',
      backdropFilter: 'blur(6px)',
      zIndex: 'modal',
      _open: { animationName: 'fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      overflow: 'auto',
      p: { base: '3', sm: '6' },
    },
    content: {
      ...panel,
      position: 'relative',
      width: 'full',
      // Tall ones scroll inside, so that title and buttons stay in reach.
      maxHeight: { base: 'calc(100dvh - 1.5rem)', sm: 'calc(100dvh - 3rem)' },
      borderRadius: 'xl',
      display: 'flex',
      flexDirection: 'column',
      _open: enter,
      _closed: leave,
    },
    header: { px: '6', pt: '6', pb: '2', pe: '14' },
    body: { px: '6', py: '2', color: 'fg.muted', minHeight: '0', overflowY: 'auto' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: '3',
      px: '6',
      pt: '4',
      pb: '6',
    },
    title: { textStyle: 'heading' },
    description: { color: 'fg.muted', textStyle: 'body', mt: '2' },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      // Room for the upload widget at its own 750 pixels.
      lg: { content: { maxW: '50rem' } },
      xl: { content: { maxW: '5xl' } },
    },
  },
  defaultVariants: { size: 'sm' },
};

const menu = {
  className: 'vsp-menu',
  slots: ['content', 'item', 'separator', 'itemGroup', 'itemGroupLabel', 'trigger', 'positioner'],
  base: {
    content: {
      ...panel,
      zIndex: 'popover',
      minW: '3xs',
      maxW: 'xs',
      p: '1.5',
      borderRadius: 'lg',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      _open: enter,
      _closed: leave,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      px: '3',
      // Wide enough for a finger, where fingers are.
      minH: { base: '11', md: '10' },
      borderRadius: 'md',
      textStyle: 'label',
      cursor: 'pointer',
      outline: '0',
      _highlighted: { bg: 'bg.hover' },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
      '& svg': { color: 'fg.subtle', flexShrink: '0' },
      '&[data-danger]': { color: 'fg.error', '& svg': { color: 'fg.error' } },
    },
    separator: { height: '1px', bg: 'border', my: '1.5' },
    itemGroupLabel: { px: '3', py: '2' },
  },
};

const tooltip = {
  className: 'vsp-tooltip',
  slots: ['content', 'positioner', 'trigger', 'arrow', 'arrowTip'],
  base: {
    content: {
      bg: 'bg.inverted',
      color: 'fg.inverted',
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      textStyle: 'caption',
      maxW: 'xs',
      zIndex: 'tooltip',
      _open: { animationName: 'fade-in', animationDuration: 'fast' },
      _closed: { animationName: 'fade-out', animationDuration: 'faster' },
    },
  },
};

export const slotRecipes = { dialog, menu, tooltip };
