import { tryModelRequest, type DeskModel } from '@vesper/core/contract/desk/model';
import type { z } from 'zod';
import { fieldAt, sentenceFor } from './model-fields.ts';
import { keyIn, settingsIn, type ModelValues } from './model-values.ts';

export type TryRequest = z.input<typeof tryModelRequest>;

/** What is in the form, to be tried: the request, or the sentence that says why it cannot be yet. */
export function draftOf(
  values: ModelValues,
  base: DeskModel | null,
  text: string,
): TryRequest | string {
  const id = values.id.trim() || 'draft';
  const settings = settingsIn({ ...values, id }, base?.settings ?? null);
  const draft = { text, settings, ...keyFor(values, base) };
  const [, schema] = tryModelRequest.options;
  const { data, error } = schema.safeParse(draft);
  return data ?? firstComplaint(error);
}

function firstComplaint(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'Fill in the form first.';
  const field = fieldAt(issue.path.join('.'));
  return field ? sentenceFor(field, issue.message) : issue.message;
}

/** The key that was typed, or the one that is kept; one that is to be taken away is used no more. */
function keyFor(values: ModelValues, base: DeskModel | null): object {
  const { apiKey } = keyIn(values);
  if (apiKey === undefined) return base ? { keyOf: base.id } : {};
  return apiKey === null ? {} : { apiKey };
}
