import type { z } from 'zod';

/** The value that a text holds as JSON, if it fits the schema; undefined for anything else. */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
