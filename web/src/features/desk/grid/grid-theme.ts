import { themeQuartz } from 'ag-grid-community';

const color = (name: string): string => `var(--vsp-colors-${name})`;

/** The product's colours by their variables, so that the grid follows dark and light by itself. */
export const gridTheme = themeQuartz.withParams({
  accentColor: color('accent-ring'),
  backgroundColor: color('bg-panel'),
  foregroundColor: color('fg'),
  borderColor: color('border'),
  browserColorScheme: 'inherit',
  chromeBackgroundColor: color('bg-panel'),
  headerBackgroundColor: color('bg-panel'),
  headerTextColor: color('fg-subtle'),
  headerFontSize: 12,
  headerFontWeight: 600,
  headerHeight: 42,
  rowHeight: 50,
  rowHoverColor: color('bg-hover'),
  selectedRowBackgroundColor: color('accent-subtle'),
  fontFamily: 'inherit',
  fontSize: 14,
  cellHorizontalPadding: 16,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  columnBorder: false,
  headerColumnBorder: false,
  headerColumnResizeHandleColor: 'transparent',
  focusShadow: `inset 0 0 0 2px ${color('accent-ring')}`,
});
