/** What a visit needs late or never, in one file of its own: see lazy-parts.ts. */
export { ActionSheet } from './ActionSheet.tsx';
export { DeleteMessageDialog } from './DeleteMessageDialog.tsx';
export { DetailsDialog } from './DetailsDialog.tsx';
export { DictationPanel } from './voice/DictationPanel.tsx';
export { EditMessage } from './EditMessage.tsx';
export { ListFailed, SearchState } from './ListStates.tsx';
export { NoticeLine } from './NoticeLine.tsx';
export { PaintOffer } from './PaintOffer.tsx';
export { ReadingPlayer } from './voice/ReadingPlayer.tsx';
export { RegenerateDialog } from './RegenerateDialog.tsx';
export { RenameField } from './RenameField.tsx';
export { SuggestButton } from './SuggestButton.tsx';
export { SuggestedLine } from './SuggestedLine.tsx';
export { TemporaryNote } from './TemporaryNote.tsx';
