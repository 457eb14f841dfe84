/** What puts conversations in order, in one file of its own: the list itself comes first. */
export { ArchivedList } from './ArchivedList.tsx';
export { ListDialogs } from './ListDialogs.tsx';
export { ListMenu } from './ListMenu.tsx';
export { OrderedParts } from './OrderedParts.tsx';
export { RowMenu } from './RowMenu.tsx';
export { SelectionBar } from './SelectionBar.tsx';
