import { z } from 'zod';
import { OK, okBody } from '@vesper/core/contract/common';
import { endSessionsRequest, openSession } from '@vesper/core/contract/open-session';
import { AppError } from '@vesper/core/errors';
import { route, type Route } from '../../http/route.ts';
import { fingerprint } from '../../sessions/sessions.ts';

const list = route({
  method: 'get',
  path: '/api/user/sessions',
  access: 'user',
  anyAge: true,
  policy: 'self',
  summary: 'Where you are signed in: device, network, begin and last use; this one first.',
  responses: { 200: z.array(openSession) },
  async handler({ context, user: { id, sessionId } }) {
    const open = await context.sessions.list(id);
    const body = open.map((session) => ({
      id: fingerprint(session.id),
      device: session.device,
      place: session.place,
      createdAt: new Date(session.createdAt).toISOString(),
      usedAt: new Date(session.usedAt).toISOString(),
      isCurrent: session.id === sessionId,
    }));
    // Then the newest.
    body.reverse().sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    return { status: 200, body };
  },
});

const end = route({
  method: 'delete',
  path: '/api/user/sessions',
  access: 'user',
  anyAge: true,
  policy: 'self',
  summary: 'Ends the session that the body names, or all but this one; sockets close at once.',
  body: endSessionsRequest,
  responses: { 200: okBody },
  refuses: ['not_found'],
  async handler({ context: { sessions }, user, body: { id } }) {
    if (id === undefined) await sessions.endAll(user.id, user.sessionId);
    else if (!(await sessions.endOne(user.id, id))) throw new AppError('not_found');
    return { status: 200, body: OK };
  },
});

export const sessionRoutes: readonly Route[] = [list, end];
