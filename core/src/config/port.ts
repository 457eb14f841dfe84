import { z } from 'zod';

const PORT = 'must be a number from 1 to 65535';

/** A TCP port as a variable names it. */
export const port = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT);
