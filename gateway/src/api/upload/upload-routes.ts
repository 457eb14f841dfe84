import { uploadParameters } from '@vesper/core/contract/upload';
import { AppError } from '@vesper/core/errors';
import { createUpload } from '@vesper/core/photos/uploads';
import { route, type Route } from '../../http/route.ts';
import type { RequestContext } from '../../request.ts';

/** The origin at which this request reached us. @throws AppError `bad_request` for a bad host. */
function ownOrigin(ctx: RequestContext): string {
  const origin = `${ctx.protocol}://${ctx.host}`;
  if (!URL.canParse(origin) || new URL(origin).host !== ctx.host) throw new AppError('bad_request');
  return origin;
}

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
    const uploadURL = new URL(address, context.config.publicOrigin ?? ownOrigin(ctx)).href;
    return { status: 200, body: { uploadURL } };
  },
});

export const uploadRoutes: Route[] = [create];
