/** The columns of the table, shared by its head and its rows. */
export const ROW_COLUMNS = {
  gridTemplateColumns: '3.5rem minmax(8rem, 12rem) minmax(10rem, 17rem) minmax(0, 1fr) auto',
  columnGap: '1',
  alignItems: 'start',
  px: '4',
};
