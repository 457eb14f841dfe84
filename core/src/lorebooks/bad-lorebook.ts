import { AppError } from '../errors.ts';

/** The refusal of a file, with a sentence that says what is wrong with it. */
export const badLorebook = (message: string): AppError => new AppError('bad_lorebook', { message });
