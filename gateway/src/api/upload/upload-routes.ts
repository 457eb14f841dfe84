import { uploadParameters } from '@vesper/core/contract/upload';
import { createUpload } from '@vesper/core/photos/uploads';
import { ownOrigin } from '../../http/own-origin.ts';
import { route, type Route } from '../../http/route.ts';

const create = route({
  method: 'post',
  path: '/api/objects/upload',
  access: 'user',
  policy: 'self',
  limit: 'uploads',
  summary: 'An address to PUT one picture of at most 10 MB to, good for five minutes.',
  responses: { 200: uploadParameters },
  refuses: ['bad_request'],
  async handler({ context, user, ctx }) {
    const [secret] = context.config.sessionKeys;
    if (secret === undefined) throw new Error('There is no key to sign with.');
    const address = await createUpload(context, user.id, secret);
    const uploadURL = new URL(address, ownOrigin(context, ctx)).href;
    return { status: 200, body: { uploadURL } };
  },
});

export const uploadRoutes: Route[] = [create];
