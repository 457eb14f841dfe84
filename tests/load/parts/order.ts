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

/** How long each socket took, from the moment in which all began. */
export const times = z.object({ ms: z.array(z.number()) });
export type Times = z.infer<typeof times>;

/** What a client saw of one reply; null: it did not come to that. */
export const heard = z.object({
  id: z.int(),
  askedAt: z.number(),
  acceptedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  points,
  /** Events with a number between others that came, and that did not come themselves. */
  missing: z.int(),
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
  z.object({
    kind: z.literal('ask'),
    streams: z.array(stream),
    limitMs: z.number(),
    /** So long after the beginning the sockets are cut; each then asks for what it missed. */
    cutAfterMs: z.number().optional(),
  }),
  /** All sockets go at once, and come back at once. */
  z.object({ kind: z.literal('return') }),
]);
export type ClientsOrder = z.infer<typeof clientsOrder>;

export const askAnswer = z.object({
  heard: z.array(heard),
  bytes: z.number(),
  /** Milliseconds until each socket that was cut had everything again. */
  backMs: z.array(z.number()),
});
export type AskAnswer = z.infer<typeof askAnswer>;

export const httpOrder = z.object({
  url: z.string(),
  method: z.enum(['GET', 'POST', 'PATCH']).default('GET'),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Sent as JSON. */
  body: z.unknown().optional(),
  connections: z.int(),
  /** For so long, or each connection once where it is 0. */
  seconds: z.number(),
});

export type HttpOrder = z.infer<typeof httpOrder>;

/** How long each request took, and how many were not answered by 200 or 201. */
export const httpAnswer = z.object({ ms: z.array(z.number()), failed: z.int() });
export type HttpAnswer = z.infer<typeof httpAnswer>;

export const bareOrder = z.object({ redisUrl: z.string(), modelUrl: z.string() });
