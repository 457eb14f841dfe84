import { z } from 'zod';

/** Why something could not be made, as its view says it from then on: a code of `RUN_FAILURES`. */
export const failureView = z.object({ code: z.string(), message: z.string() });
export type FailureView = z.infer<typeof failureView>;
