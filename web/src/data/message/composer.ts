import {
  messagePicture,
  type MessagePicture,
  type MessageView,
} from '@vesper/core/contract/message';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';

/** One attempt to send. Its key stays while the very same request is sent again. */
export type Outgoing = Readonly<{
  key: string;
  content: string;
  at: number;
  /** The pictures that it shows; missing without any. */
  pictures?: readonly MessagePicture[] | undefined;
}>;

/** `plans`: the way on leads to the plans. */
export type Notice = Readonly<{ text: string; retry: boolean; plans?: boolean }>;

/** The message box of a conversation. Every text is in the box or on its way, never both. */
export type Composer = Readonly<{
  text: string;
  /** Pictures to be shown with the text, and how many more are still being added. */
  pictures: readonly MessagePicture[];
  adding: number;
  /** On its way; the box is empty for the next message meanwhile. */
  sending: Outgoing | null;
  /** Came back to the box: the outcome is unknown, so sending it again uses the same key. */
  unsure: Outgoing | null;
  notice: Notice | null;
  /** Stop was pressed before this tab knew the run. */
  stopWanted: boolean;
}>;

export const EMPTY: Composer = {
  text: '',
  pictures: [],
  adding: 0,
  sending: null,
  unsure: null,
  notice: null,
  stopWanted: false,
};

/** Clocks of browser and server may differ by this much. */
const CLOCK_SLACK_MS = 5 * 60_000;

export function edit(state: Composer, text: string): Composer {
  return { ...state, text, notice: text.trim() === '' ? null : state.notice };
}

/** Begins to add a picture; `added` or `notAdded` follows. */
export function adds(state: Composer): Composer {
  return { ...state, adding: state.adding + 1 };
}

export function added(state: Composer, picture: MessagePicture): Composer {
  return { ...notAdded(state), pictures: [...state.pictures, picture] };
}

export function notAdded(state: Composer): Composer {
  return { ...state, adding: Math.max(0, state.adding - 1) };
}

export function takeAway(state: Composer, id: string): Composer {
  return { ...state, pictures: state.pictures.filter((picture) => picture.id !== id) };
}

export function remark(state: Composer, text: string): Composer {
  return { ...state, notice: { text, retry: false } };
}

/** Takes the text out of the box and on its way; null when there is nothing to send or not yet. */
export function begin(
  state: Composer,
  newKey: () => string,
  now: number,
): { state: Composer; outgoing: Outgoing } | null {
  const content = state.text.trim();
  const { pictures, unsure } = state;
  if (content === '' || state.sending || state.adding > 0) return null;
  const isSame = unsure?.content === content && idsOf(unsure.pictures) === idsOf(pictures);
  const shown = pictures.length > 0 && { pictures };
  const outgoing = isSame ? unsure : { key: newKey(), content, at: now, ...shown };
  return { state: { ...EMPTY, sending: outgoing }, outgoing };
}

const idsOf = (pictures: readonly MessagePicture[] = []): string =>
  pictures.map(({ id }) => id).join();

export function wantStop(state: Composer, stopWanted: boolean): Composer {
  return state.stopWanted === stopWanted ? state : { ...state, stopWanted };
}

export function accepted(state: Composer): Composer {
  return { ...state, sending: null, stopWanted: false };
}

/**
 * Puts the text back, before whatever was typed since. `sureNotSent`: the server refused it, so
 * the next try is a new request; otherwise it may have arrived and the key has to stay.
 */
export function rejected(state: Composer, notice: Notice, sureNotSent: boolean): Composer {
  const { sending, text, adding } = state;
  if (!sending) return state;
  const back = text === '' ? sending.content : `${sending.content}\n${text}`;
  const pictures = [...(sending.pictures ?? []), ...state.pictures];
  return { ...EMPTY, text: back, pictures, adding, notice, unsure: sureNotSent ? null : sending };
}

/** Tells from the history that a text is there already, be its answer still on the way. */
export function hasArrived(
  { content, at }: Pick<Outgoing, 'content' | 'at'>,
  history: readonly MessageView[],
): boolean {
  const newest = history.findLast(({ role }) => role === 'user');
  return newest?.content === content && Date.parse(newest.createdAt) >= at - CLOCK_SLACK_MS;
}

/** After a lost connection or a reload the history tells whether the text arrived after all. */
export function reconcile(state: Composer, history: readonly MessageView[]): Composer {
  const { unsure, text, adding } = state;
  if (!unsure) return state;
  if (!hasArrived(unsure, history)) return state;
  const rest = text.startsWith(unsure.content) ? text.slice(unsure.content.length) : text;
  const sent = idsOf(unsure.pictures);
  const pictures = state.pictures.filter(({ id }) => !sent.includes(id));
  return { ...EMPTY, text: rest.trimStart(), pictures, adding };
}

const stored = z.object({
  key: z.string(),
  content: z.string(),
  at: z.number(),
  inText: z.boolean(),
  pictures: z.array(messagePicture).optional(),
});

/** The two strings that outlive a reload. */
export type Kept = Readonly<{ text: string; outgoing: string }>;

export function keep({ text, sending, unsure }: Composer): Kept {
  const outgoing = sending ?? unsure;
  return {
    text,
    outgoing: outgoing ? JSON.stringify({ ...outgoing, inText: sending === null }) : '',
  };
}

export function restore({ text, outgoing }: Kept): Composer {
  const kept = parseJson(stored, outgoing);
  if (!kept) return { ...EMPTY, text };
  const { inText, ...unsure } = kept;
  if (inText) return { ...EMPTY, text, unsure, pictures: unsure.pictures ?? [] };
  const sent = { ...EMPTY, text, sending: unsure };
  return rejected(sent, { text: 'This message may not have been sent.', retry: true }, false);
}
