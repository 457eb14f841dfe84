import { LIMITS } from '@vesper/core/contract/limits';
import { messagePicture, SHOWN_PICTURE_TYPES } from '@vesper/core/contract/message';
import { storeShownPicture } from './store-shown-picture.ts';
import { presentPicture } from '@vesper/core/presenters/message';
import { route, type Route } from '../../http/route.ts';

const add = route({
  method: 'post',
  path: '/api/shown-pictures',
  access: 'user',
  policy: 'self',
  limit: 'shownPictures',
  summary: 'Takes a picture to show in a talk; one that is not sent within the hour is removed.',
  rawBody: { types: SHOWN_PICTURE_TYPES, maxBytes: LIMITS.uploadBytes },
  responses: { 201: messagePicture },
  refuses: ['bad_picture'],
  async handler({ context, user, file }) {
    const picture = await storeShownPicture(context, user.id, file);
    return { status: 201, body: presentPicture(picture) };
  },
});

export const shownPictureRoutes: Route[] = [add];
