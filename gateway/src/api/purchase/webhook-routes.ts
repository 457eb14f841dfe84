import { z } from 'zod';
import { LIMITS } from '@vesper/core/contract/limits';
import { route, type Route } from '../../http/route.ts';
import { receiveWebhook } from './receive-webhook.ts';

const NOTHING = Buffer.alloc(0);
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' } as const;

const demo = route({
  method: 'post',
  path: '/api/purchases/webhooks/demo',
  access: 'public',
  policy: 'anyone',
  isWebhook: true,
  summary: 'Takes an event of the demo provider, which signs it.',
  rawBody: { types: ['application/json'], maxBytes: LIMITS.bodyBytes },
  produces: ['text/plain'],
  responses: { 200: z.string() },
  refuses: ['bad_signature', 'not_found'],
  async handler({ context, file, ctx }) {
    const request = { query: '', body: file, header: (name: string) => ctx.get(name) };
    const answer = await receiveWebhook(context, 'demo', request);
    return { status: 200, body: answer, headers: TEXT };
  },
});

const verotel = route({
  method: 'get',
  path: '/api/purchases/webhooks/verotel',
  access: 'public',
  policy: 'anyone',
  isWebhook: true,
  summary: 'Takes a postback of Verotel FlexPay, signed over all of its parameters.',
  produces: ['text/plain'],
  responses: { 200: z.string() },
  refuses: ['bad_signature', 'not_found'],
  async handler({ context, ctx }) {
    const request = { query: ctx.querystring, body: NOTHING, header: () => '' };
    const answer = await receiveWebhook(context, 'verotel', request);
    return { status: 200, body: answer, headers: TEXT };
  },
});

export const webhookRoutes: Route[] = [demo, verotel];
