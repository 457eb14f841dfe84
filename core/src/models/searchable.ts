import type { Schema } from 'mongoose';
import { termsOf } from '../search/terms.ts';

/** The field for the terms of a text; it is read by searches alone. */
export const TERMS = { type: [String], default: undefined, select: false } as const;

/**
 * Keeps `terms` right beside the text in `field`, in the same write, whoever writes it. A write
 * behind the model's back leaves them as they were; `check` finds that.
 */
export function keepTerms<Fields>(schema: Schema<Fields>, field: string): void {
  schema.pre('save', function () {
    if (!this.isModified(field)) return;
    const text: unknown = this.get(field);
    this.set('terms', termsOf(String(text)));
  });
  schema.pre('insertMany', function (documents: Record<string, unknown>[]) {
    for (const document of documents) document.terms = termsOf(String(document[field] ?? ''));
  });
  schema.pre(['updateOne', 'findOneAndUpdate'], function () {
    const text: unknown = this.get(field);
    if (typeof text === 'string') this.set('terms', termsOf(text));
  });
}
