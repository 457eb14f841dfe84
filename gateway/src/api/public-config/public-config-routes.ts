import { publicConfig, type PublicConfig } from '@vesper/core/contract/public-config';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';

const read = route({
  method: 'get',
  path: '/api/config',
  access: 'public',
  policy: 'anyone',
  summary: 'What browsers need of the configuration: limits, dates, analytics and live chat.',
  responses: { 200: publicConfig },
  handler: async ({ context }) => {
    const { analyticsUrl, liveChat, planLimits, dailyTokens, proLaunch, launchDate, speech } =
      context.config;
    return {
      status: 200,
      body: {
        analytics: analyticsUrl === undefined ? null : { url: analyticsUrl },
        liveChat: liveChat === undefined ? null : { scriptUrl: liveChat.scriptUrl },
        speech: speech === undefined ? null : { voices: speech.voices },
        dictation: dictationOf(context.config),
        planLimits,
        dailyTokens,
        proLaunch: proLaunch ?? null,
        launchDate,
      },
    };
  },
});

function dictationOf({
  dictation,
  transcription,
}: GatewayContext['config']): PublicConfig['dictation'] {
  if (!dictation) return 'off';
  return transcription === undefined ? 'browser' : 'service';
}

export const publicConfigRoutes: Route[] = [read];
