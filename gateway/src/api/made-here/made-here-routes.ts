import { QUESTIONS } from '@vesper/core/ask/questions';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { LIMITS } from '@vesper/core/contract/limits';
import { ORIGIN_TYPES, ORIGIN_TYPES_ADVICE, pictureOrigin } from '@vesper/core/contract/made-here';
import { AppError } from '@vesper/core/errors';
import { NOBODY, parkUpload } from '@vesper/core/photos/uploads';
import { route, type Route } from '../../http/route.ts';

/** Decoded by a worker: this process opens no picture of strangers, and keeps none. */
const look = route({
  method: 'post',
  path: '/api/made-here',
  access: 'public',
  policy: 'anyone',
  limit: 'marks',
  summary: 'Tells if a picture carries the mark of those made here. The picture is not kept.',
  rawBody: { types: ORIGIN_TYPES, maxBytes: LIMITS.uploadBytes },
  responses: { 200: pictureOrigin },
  refuses: ['bad_picture'],
  async handler({ context, file }) {
    const { failure, origin } = await parkUpload(context, { userId: NOBODY, bytes: file }, (from) =>
      context.workers.ask(QUESTIONS.findMark, { from }),
    );
    if (failure === 'photo_format') {
      throw new AppError('bad_picture', { message: ORIGIN_TYPES_ADVICE });
    }
    if (failure) throw new AppError('bad_picture', { message: RUN_FAILURES[failure] });
    return { status: 200, body: origin };
  },
});

export const madeHereRoutes: Route[] = [look];
