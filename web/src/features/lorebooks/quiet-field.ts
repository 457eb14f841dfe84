/** A field within a table: its frame shows once it is pointed at, or where there is no pointer. */
export const quietField = {
  height: '11',
  px: '3',
  textStyle: { base: 'body', lg: 'small' },
  bg: { base: 'bg.field', lg: 'transparent' },
  borderColor: { base: 'border.strong', lg: 'transparent' },
} as const;
