import { z } from 'zod';
import { id } from './common.ts';
import { imageView } from './image.ts';
import { likenessView } from './likeness.ts';
import { messageView } from './message.ts';
import { storyPassageView } from './story.ts';
import { videoView } from './video.ts';

/** A run is one piece of long work: a reply being written, a picture being painted, a film being made. */
export const RUN_KINDS = ['chat', 'image', 'video', 'likeness', 'story'] as const;
export const runKind = z.enum(RUN_KINDS);
export type RunKind = z.infer<typeof runKind>;

/** The ways a run ends. */
export const RUN_ENDS = ['completed', 'failed', 'stopped'] as const;
export const RUN_STATUSES = ['queued', 'running', ...RUN_ENDS] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
export type RunEnd = (typeof RUN_ENDS)[number];

const subject = {
  conversationId: id.optional(),
  messageId: id.optional(),
  imageId: id.optional(),
  videoId: id.optional(),
  storyId: id.optional(),
  passageId: id.optional(),
  likenessId: id.optional(),
};
const seq = z.int().positive();
const step = { runId: id, seq };

/** What a member is told of the servers behind a model: the work went to another, or waits for one. */
export const RUN_NOTICES = ['moved', 'away'] as const;
export type RunNotice = (typeof RUN_NOTICES)[number];

const milliseconds = z.int().nonnegative();

/** A run that has not finished, as `ready` lists it. */
export const activeRun = z.object({
  runId: id,
  kind: runKind,
  ...subject,
  lastSeq: z.int().nonnegative(),
});
export type ActiveRun = z.infer<typeof activeRun>;

/** Everything that can happen in a run, by event name. `seq` starts at 1 and has no gaps. */
export const runEvents = {
  'run:started': z.object({ ...step, kind: runKind, ...subject }),
  /** What was written, and what the model thought meanwhile; the text is empty while it thinks. */
  'run:delta': z.object({ ...step, text: z.string(), thinking: z.string().optional() }),
  'run:progress': z.object({
    ...step,
    progress: z.number().min(0).max(1),
    stage: z.string(),
    position: z.int().positive().optional(),
    /** Until its turn, and until it is done, as learned from others like it; from when it was sent. */
    waitMs: milliseconds.optional(),
    leftMs: milliseconds.optional(),
    notice: z.enum(RUN_NOTICES).optional(),
    previewUrl: z.string().optional(),
  }),
  'run:reset': z.object({ ...step, attempt: z.int().positive() }),
  'run:completed': z.object({
    ...step,
    message: messageView.optional(),
    image: imageView.optional(),
    video: videoView.optional(),
    passage: storyPassageView.optional(),
    likeness: likenessView.optional(),
    /** The one of a group who speaks next, where a round goes on. */
    nextSpeakerId: id.optional(),
  }),
  'run:failed': z.object({
    ...step,
    code: z.string(),
    message: z.string(),
    refunded: z.boolean(),
    /** The message as it stands now: with the version before, when the new one came to nothing. */
    reply: messageView.optional(),
    passage: storyPassageView.optional(),
  }),
  'run:stopped': z.object({
    ...step,
    message: messageView.optional(),
    passage: storyPassageView.optional(),
  }),
} as const;

export type RunEventName = keyof typeof runEvents;
export type RunEventData<Name extends RunEventName> = z.infer<(typeof runEvents)[Name]>;

/** One event of a run's log, with its name beside its fields, as `run:resume` returns it. */
export const runLogEvent = z.discriminatedUnion('event', [
  runEvents['run:started'].extend({ event: z.literal('run:started') }),
  runEvents['run:delta'].extend({ event: z.literal('run:delta') }),
  runEvents['run:progress'].extend({ event: z.literal('run:progress') }),
  runEvents['run:reset'].extend({ event: z.literal('run:reset') }),
  runEvents['run:completed'].extend({ event: z.literal('run:completed') }),
  runEvents['run:failed'].extend({ event: z.literal('run:failed') }),
  runEvents['run:stopped'].extend({ event: z.literal('run:stopped') }),
]);
export type RunLogEvent = z.infer<typeof runLogEvent>;

export const TERMINAL_EVENTS = ['run:completed', 'run:failed', 'run:stopped'] as const;

/** True for an event that closes its run: nothing follows it. */
export function isTerminal(event: string): boolean {
  return TERMINAL_EVENTS.some((name) => name === event);
}
