import { z } from 'zod';

/** `POST /prompt`, taken. */
export const taken = z.looseObject({ prompt_id: z.string().min(1).max(200) });

/** `POST /prompt`, refused: only types are read, as messages repeat what was sent. */
export const refused = z.looseObject({
  error: z
    .looseObject({ type: z.string() })
    .transform(({ type }) => type)
    .or(z.string())
    .optional()
    .catch(undefined),
  node_errors: z
    .record(
      z.string(),
      z.looseObject({
        class_type: z.string().catch(''),
        errors: z.array(z.looseObject({ type: z.string() })).catch([]),
      }),
    )
    .catch({}),
});

/** `POST /upload/image`. */
export const uploaded = z.looseObject({
  name: z.string().min(1).max(300),
  subfolder: z.string().max(300).catch(''),
});

/** A waiting or running job: number, id, graph, extra data with the client's id. */
const place = z
  .tuple([z.number(), z.string()])
  .rest(z.unknown())
  .transform(([number, promptId, _graph, extra]) => {
    const known = z.looseObject({ client_id: z.string() }).safeParse(extra);
    return { number, promptId, clientId: known.success ? known.data.client_id : undefined };
  });
export type QueuePlace = z.output<typeof place>;

/** What cannot be read is another's: nobody looks for it. */
const places = z.array(z.unknown()).transform((items) =>
  items.flatMap((item) => {
    const parsed = place.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  }),
);
/** `GET /queue`. */
export const queue = z.looseObject({ queue_running: places, queue_pending: places });

const image = z.looseObject({
  filename: z.string().min(1),
  subfolder: z.string().catch(''),
  type: z.string().catch('output'),
});
export type ImageFile = z.output<typeof image>;

/** What a run said on its way: those that end it matter. */
const message = z
  .tuple([z.string(), z.unknown()])
  .rest(z.unknown())
  .transform(([event, data]) => ({ event, data }));

/** One entry of `GET /history/{id}`. */
export const historyEntry = z.looseObject({
  outputs: z
    .record(z.string(), z.looseObject({ images: z.array(image).optional().catch(undefined) }))
    .catch({}),
  status: z
    .looseObject({
      status_str: z.string().nullish().catch(undefined),
      messages: z.array(message).catch([]),
    })
    .nullish()
    .catch(undefined),
});
export type HistoryEntry = z.output<typeof historyEntry>;
export const history = z.record(z.string(), z.unknown());

/** Where and how a node broke: never its message or inputs, which hold the words of the order. */
export const breakage = z.looseObject({
  node_type: z.string().catch('a node'),
  exception_type: z.string().catch('an error'),
});
