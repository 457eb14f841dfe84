import { lazy } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';

const load = () => import('./rare-parts.ts');

export const ActionSheet = lazy(() => load().then((m) => ({ default: m.ActionSheet })));
export const DetailsDialog = lazy(() => load().then((m) => ({ default: m.DetailsDialog })));
export const DictationPanel = lazy(() => load().then((m) => ({ default: m.DictationPanel })));
export const EditMessage = lazy(() => load().then((m) => ({ default: m.EditMessage })));
export const ReadingPlayer = lazy(() => load().then((m) => ({ default: m.ReadingPlayer })));
export const RegenerateDialog = lazy(() => load().then((m) => ({ default: m.RegenerateDialog })));
export const RenameField = lazy(() => load().then((m) => ({ default: m.RenameField })));
export const DeleteMessageDialog = lazy(() =>
  load().then((m) => ({ default: m.DeleteMessageDialog })),
);

// Said beside what matters more: without the network the box and the list go on without them.
export const ListFailed = lazyPart(() => load().then((m) => m.ListFailed));
export const NoticeLine = lazyPart(() => load().then((m) => m.NoticeLine));
export const PaintOffer = lazyPart(() => load().then((m) => m.PaintOffer));
export const SearchState = lazyPart(() => load().then((m) => m.SearchState));
export const SuggestButton = lazyPart(() => load().then((m) => m.SuggestButton));
export const SuggestedLine = lazyPart(() => load().then((m) => m.SuggestedLine));
export const TemporaryNote = lazyPart(() => load().then((m) => m.TemporaryNote));

const loadList = () => import('./list/list-parts.ts');
export const ArchivedList = lazyPart(() => loadList().then((m) => m.ArchivedList));
export const ListDialogs = lazyPart(() => loadList().then((m) => m.ListDialogs));
export const ListMenu = lazyPart(() => loadList().then((m) => m.ListMenu));
export const OrderedParts = lazyPart(() => loadList().then((m) => m.OrderedParts));
export const RowMenu = lazyPart(() => loadList().then((m) => m.RowMenu));
export const SelectionBar = lazyPart(() => loadList().then((m) => m.SelectionBar));

/** Only where somebody has asked for a picture. */
export const ChatPicture = lazy(() =>
  import('./picture/ChatPicture.tsx').then((m) => ({ default: m.ChatPicture })),
);
/** Only with a model that sees. */
const loadShown = () => import('./shown/shown-parts.ts');
export const PictureTray = lazyPart(() => loadShown().then((m) => m.PictureTray));
export const ShowButton = lazyPart(() => loadShown().then((m) => m.ShowButton));
export const ShownPictures = lazyPart(() => loadShown().then((m) => m.ShownPictures));
/** A file of its own: few ever look. */
export const SentDialog = lazyPart(() => import('./sent/SentDialog.tsx').then((m) => m.SentDialog));

/** Fetches them once the screen stands, so that they are there when the network is not. */
export async function prepareLazyParts(): Promise<void> {
  // What fails now is asked for again where it is needed.
  await load().catch(() => null);
}

/** Has the weight of several screens, and is opened seldom. */
export const ConversationSettings = lazyPart(() =>
  import('./settings/ConversationSettings.tsx').then((m) => m.ConversationSettings),
);

/** Only for talks with several characters. */
export const GroupDialog = lazyPart(() =>
  import('./group/GroupDialog.tsx').then((m) => m.GroupDialog),
);
export const SpeakerRow = lazyPart(() =>
  import('./group/SpeakerRow.tsx').then((m) => m.SpeakerRow),
);
