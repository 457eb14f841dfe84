import { z } from 'zod';

/*
 * What the processes of a measurement tell each other. All times are milliseconds since 1970 with a
 * fraction: one clock for all processes of a machine.
 */

export const now = (): number => performance.timeOrigin + performance.now();

/** One reply to ask for: so many words, so many a second, asked at a time after the beginning. */
export const stream = z.object({
  id: z.int(),
  /** Index of whoever asks. */
  person: z.int(),
  conversationId: z.string(),
  words: z.int(),
  perSecond: z.number(),
  afterMs: z.number(),
});
export type Stream = z.infer<typeof stream>;

/** The words that the model server is asked with; it finds the stream's number, length and pace. */
export const askFor = ({ id, words, perSecond }: Stream): string =>
  `stream ${id}: ${words} words at ${perSecond}`;

/** A point of a text: when it was so many characters long. */
const points = z.object({ at: z.array(z.number()), length: z.array(z.number()) });
export type Points = z.infer<typeof points>;

/** What the model server wrote, by the streams' numbers. */
export const written = z.record(z.string(), points);
export type Written = z.infer<typeof written>;

/** What a client saw of one reply; null: it did not come to that. */
export const heard = z.object({
  id: z.int(),
  askedAt: z.number(),
  acceptedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  points,
});
export type Heard = z.infer<typeof heard>;

export const clientsOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('connect'),
    url: z.string(),
    /** `bare` asks over the socket, `product` by REST. */
    way: z.enum(['product', 'bare']),
    /** A cookie each, or the name of the channel in the bare pipeline. */
    people: z.array(z.string()),
  }),
  z.object({ kind: z.literal('ask'), streams: z.array(stream), limitMs: z.number() }),
]);
export type ClientsOrder = z.infer<typeof clientsOrder>;

export const askAnswer = z.object({ heard: z.array(heard), bytes: z.number() });
export type AskAnswer = z.infer<typeof askAnswer>;

export const httpOrder = z.object({
  url: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  connections: z.int(),
  seconds: z.number(),
});

/** How long each request took, and how many were not answered by 200. */
export const httpAnswer = z.object({ ms: z.array(z.number()), failed: z.int() });
export type HttpAnswer = z.infer<typeof httpAnswer>;

export const bareOrder = z.object({ redisUrl: z.string(), modelUrl: z.string() });
