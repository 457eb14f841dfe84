import { z } from 'zod';
import { SOME_TEXT } from './common.ts';

/** Address to which the browser PUTs its file: absolute, signed, for five minutes and one key. */
export const uploadParameters = z.object({ uploadURL: z.url() });

/** The signed URL that a browser sends back after its PUT, with or without its query. */
export const uploadedUrl = z.string().trim().min(1).max(2_048).meta(SOME_TEXT);
