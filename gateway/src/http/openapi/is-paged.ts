import { z } from 'zod';
import type { Route } from '../route.ts';

/** Says of a list whether it comes in pages: then `before` asks for the next one. */
export function isPaged({ query }: Route): boolean {
  return query instanceof z.ZodObject && 'before' in query.shape;
}
