import { z } from 'zod';
import { SOME_TEXT } from './common.ts';

/** Where the browser PUTs its file: absolute, signed, good for five minutes and one key. */
export const uploadParameters = z.object({ uploadURL: z.url() });

/** What a browser sends back after its PUT: the signed URL, with or without its query. */
export const uploadedUrl = z.string().trim().min(1).max(2_048).meta(SOME_TEXT);
