import { noContent } from '@vesper/core/contract/common';
import { publicConfig } from '@vesper/core/contract/public-config';
import { route, type Route } from '../../http/route.ts';

const read = route({
  method: 'get',
  path: '/api/config',
  access: 'public',
  policy: 'anyone',
  summary: 'What the operator has configured for browsers: analytics and live chat, if any.',
  responses: { 200: publicConfig, 204: noContent },
  handler: async ({ context }) => {
    const { analyticsUrl, liveChat } = context.config;
    if (analyticsUrl === undefined && liveChat === undefined) return { status: 204, body: null };
    return {
      status: 200,
      body: {
        analytics: analyticsUrl === undefined ? null : { url: analyticsUrl },
        liveChat: liveChat === undefined ? null : { scriptUrl: liveChat.scriptUrl },
      },
    };
  },
});

export const publicConfigRoutes: Route[] = [read];
