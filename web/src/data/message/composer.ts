import type { MessageView } from '@vesper/core/contract/message';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';

/** One attempt to send. Its key stays while the very same request is sent again. */
export type Outgoing = Readonly<{ key: string; content: string; at: number }>;

/** `plans`: the way on leads to the plans. */
export type Notice = Readonly<{ text: string; retry: boolean; plans?: boolean }>;

/** The message box of a conversation. Every text is in the box or on its way, never both. */
export type Composer = Readonly<{
  text: string;
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
  if (content === '' || state.sending) return null;
  const outgoing =
    state.unsure?.content === content ? state.unsure : { key: newKey(), content, at: now };
  return { state: { ...EMPTY, sending: outgoing }, outgoing };
}

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
  const { sending, text } = state;
  if (!sending) return state;
  const back = text === '' ? sending.content : `${sending.content}\n${text}`;
  return { ...EMPTY, text: back, notice, unsure: sureNotSent ? null : sending };
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
  const { unsure, text } = state;
  if (!unsure) return state;
  if (!hasArrived(unsure, history)) return state;
  const rest = text.startsWith(unsure.content) ? text.slice(unsure.content.length) : text;
  return { ...EMPTY, text: rest.trimStart() };
}

const stored = z.object({
  key: z.string(),
  content: z.string(),
  at: z.number(),
  inText: z.boolean(),
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
  if (inText) return { ...EMPTY, text, unsure };
  const sent = { ...EMPTY, text, sending: unsure };
  return rejected(sent, { text: 'This message may not have been sent.', retry: true }, false);
}
