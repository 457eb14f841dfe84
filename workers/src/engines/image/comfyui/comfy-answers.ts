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

/** The same, told with another status. */
export const saysWhy = z.union([
  z.looseObject({ error: z.unknown().refine(Boolean) }),
  z.looseObject({
    node_errors: z.record(z.string(), z.unknown()).refine((it) => Object.keys(it).length > 0),
  }),
]);

/** `POST /upload/image`. */
export const uploaded = z.looseObject({
  name: z.string().min(1).max(300),
  subfolder: z.string().max(300).catch(''),
});

/** Of what servers and their many nodes put into a list, what cannot be read is passed over. */
const readable = <Item>(item: z.ZodType<Item>) =>
  z.array(z.unknown()).transform((items) =>
    items.flatMap((it) => {
      const parsed = item.safeParse(it);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** A waiting or running job: number, id, graph, extra data with the client's id. */
const place = z
  .tuple([z.number(), z.string()])
  .rest(z.unknown())
  .transform(([number, promptId, _graph, extra]) => {
    const known = z.looseObject({ client_id: z.string() }).safeParse(extra);
    return { number, promptId, clientId: known.success ? known.data.client_id : undefined };
  });
export type QueuePlace = z.output<typeof place>;

/** `GET /queue`. What cannot be read is another's: nobody looks for it. */
export const queue = z.looseObject({
  queue_running: readable(place),
  queue_pending: readable(place),
});

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
const files = readable(image).catch([]);
/** Films come under names of their own, or among the pictures, as the node's maker liked it. */
const output = z.looseObject({ images: files, videos: files, gifs: files });

/** One entry of `GET /history/{id}`. */
export const historyEntry = z.looseObject({
  outputs: z.record(z.string(), output.catch({ images: [], videos: [], gifs: [] })).catch({}),
  status: z
    .looseObject({
      status_str: z.string().nullish().catch(undefined),
      completed: z.boolean().optional().catch(undefined),
      messages: readable(message).catch([]),
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
