import type { LoreEntryChange, LoreEntryView } from '@vesper/core/contract/lorebook';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hasStatus, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { lorebookApi } from './lorebook-api.ts';
import { holdLorebook } from './lorebooks.ts';

/** What was typed into an entry and is not saved yet. */
interface EntryDraft {
  bookId: string;
  change: LoreEntryChange;
  state: 'waiting' | 'saving' | 'failed';
  /** The reason why it could not be saved. */
  message?: string;
}

type Drafts = Readonly<Record<string, EntryDraft>>;

/** A pause in typing after which an entry is saved. */
const PAUSE_MS = 700;
const FAILED = 'This could not be saved. It is tried again with your next change.';

const drafts = createStore<Drafts>(() => ({}));
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function put(id: string, draft: EntryDraft | undefined): void {
  const { [id]: _, ...others } = drafts.getState();
  drafts.setState(draft ? { ...others, [id]: draft } : others, true);
}

/** Shows a change of an entry at once, and saves it when the typing rests. */
export function draftEntry(bookId: string, id: string, change: LoreEntryChange): void {
  const before = drafts.getState()[id];
  const state = before?.state === 'saving' ? 'saving' : 'waiting';
  put(id, { bookId, change: { ...before?.change, ...change }, state });
  schedule(id);
}

function schedule(id: string): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => inBackground(save(id)), PAUSE_MS),
  );
}

/** Saves one entry. While it is being saved, what is typed meanwhile waits. */
async function save(id: string, { keepalive = false } = {}): Promise<void> {
  clearTimeout(timers.get(id));
  const draft = drafts.getState()[id];
  if (!draft) return;
  if (draft.state === 'saving' && !keepalive) return schedule(id);
  const { bookId, change } = draft;
  put(id, { bookId, change, state: 'saving' });
  try {
    const saved = await lorebookApi.changeEntry(bookId, id, change, keepalive);
    holdEntry(bookId, saved);
    forget(id, change);
  } catch (error) {
    // It was deleted elsewhere: there is nothing left to save it in.
    if (hasStatus(error, 404)) put(id, undefined);
    else fail(id, serverMessage(error, FAILED));
  }
}

function holdEntry(bookId: string, saved: LoreEntryView): void {
  holdLorebook(bookId, (held) => ({
    ...held,
    entries: held.entries.map((one) => (one.id === saved.id ? saved : one)),
  }));
}

/** Keeps of a draft what was typed after `saved` had been sent. */
function forget(id: string, saved: LoreEntryChange): void {
  const draft = drafts.getState()[id];
  if (!draft) return;
  const sent: Readonly<Record<string, unknown>> = saved;
  const later = Object.entries(draft.change).filter(([field, value]) => sent[field] !== value);
  if (later.length === 0) put(id, undefined);
  else put(id, { ...draft, change: Object.fromEntries(later), state: 'waiting' });
}

function fail(id: string, message: string): void {
  const draft = drafts.getState()[id];
  if (draft) put(id, { ...draft, state: 'failed', message });
}

/** Saves everything at once: the page is being left. */
export function flushDrafts(how?: { keepalive: boolean }): void {
  for (const id of Object.keys(drafts.getState())) inBackground(save(id, how));
}

/** Drops what was typed into an entry that goes. */
export function dropDraft(id: string): void {
  clearTimeout(timers.get(id));
  put(id, undefined);
}

export const hasDrafts = (): boolean => Object.keys(drafts.getState()).length > 0;

/** An entry as it is typed, and why that could not be saved. */
export function useDrafted(entry: LoreEntryView): LoreEntryView & { failure?: string } {
  const draft = useStore(drafts, (all) => all[entry.id]);
  const { place: _, ...typed } = draft?.change ?? {};
  return { ...entry, ...typed, ...(draft?.message !== undefined && { failure: draft.message }) };
}

export type SaveState = 'saved' | 'saving' | 'failed';

/** Tells whether all that was typed into a book is kept. */
export function useSaveState(bookId: string): SaveState {
  return useStore(drafts, (all) => {
    const own = Object.values(all).filter((draft) => draft.bookId === bookId);
    if (own.some(({ state }) => state === 'failed')) return 'failed';
    return own.length > 0 ? 'saving' : 'saved';
  });
}
