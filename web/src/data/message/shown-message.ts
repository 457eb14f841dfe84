import type { MessageView } from '@vesper/core/contract/message';
import { shownText } from '../run/shown-text.ts';
import { isFinal } from './message-pages.ts';

/** A message as a bubble draws it. `failure` is the reason people read, where one is known. */
export type Shown = Readonly<{
  content: string;
  status: MessageView['status'];
  failure?: string;
}>;

/** The part of a run that a bubble looks at. */
export type RunGlimpse = Readonly<{
  status: 'queued' | 'running' | 'completed' | 'failed' | 'stopped';
  text: string;
  attempt: number;
  message?: MessageView;
  failure?: Readonly<{ message: string }>;
}>;

/** Joins the stored message with its run: the text on screen never goes back behind either. */
export function shownMessage(message: MessageView, run: RunGlimpse | undefined): Shown {
  const { content, status } = message;
  if (run === undefined || isEarlier(run, message)) return { content, status };
  const failure = run.failure?.message;
  if (isFinal(message)) return { content, status, failure };
  if (run.message && isFinal(run.message)) {
    return { content: run.message.content, status: run.message.status, failure };
  }
  const text = shownText(content, run);
  return { content: text, status: statusOf(run.status, text), failure };
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
