import type { MessageView } from '@vesper/core/contract/message';
import { shownText } from '../run/shown-text.ts';
import { isFinal } from './message-pages.ts';

/** A message as a bubble draws it. `failure` is the reason of its failing, where one is known. */
export type Shown = Readonly<{
  content: string;
  status: MessageView['status'];
  /** What the model thought before and while it wrote; '' for nothing. */
  thinking: string;
  failure?: Failure | undefined;
  /** Place in line of a reply that waits for a busy model, from 1. */
  place?: number;
}>;

type Failure = Readonly<{ code: string; message: string }>;

/** The part of a run that a bubble looks at. */
export type RunGlimpse = Readonly<{
  status: 'queued' | 'running' | 'completed' | 'failed' | 'stopped';
  text: string;
  thinking?: string | undefined;
  attempt: number;
  position?: number;
  message?: MessageView;
  failure?: Failure;
}>;

/** Joins the stored message with its run: the text on screen never goes back behind either. */
export function shownMessage(message: MessageView, run: RunGlimpse | undefined): Shown {
  if (run === undefined || isEarlier(run, message)) return stored(message);
  const { failure } = run;
  if (isFinal(message)) return { ...stored(message), failure };
  if (run.message && isFinal(run.message)) return { ...stored(run.message), failure };
  const text = shownText(message.content, run);
  const place = run.status === 'queued' && run.position ? { place: run.position } : {};
  return {
    content: text,
    status: statusOf(run.status, text),
    thinking: run.thinking ?? '',
    failure,
    ...place,
  };
}

function stored({ content, status, details }: MessageView): Shown {
  return { content, status, thinking: details?.thinking ?? '' };
}

/** The run of the version before: a reply written anew keeps its id. */
function isEarlier(run: RunGlimpse, message: MessageView): boolean {
  return run.message !== undefined && run.message.variantCount < message.variantCount;
}

function statusOf(run: RunGlimpse['status'], text: string): MessageView['status'] {
  if (run === 'completed') return 'complete';
  if (run === 'failed' || run === 'stopped') return run;
  return text === '' ? 'pending' : 'streaming';
}
