import { firstImageModel } from '@vesper/core/config/image-models';
import { LIMITS } from '@vesper/core/contract/limits';
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
    const { analyticsUrl, liveChat, planLimits, dailyTokens, proLaunch, launchDate } =
      context.config;
    const { speech, oidc, ageProvider } = context.config;
    return {
      status: 200,
      body: {
        analytics: analyticsUrl === undefined ? null : { url: analyticsUrl },
        liveChat: liveChat === undefined ? null : { scriptUrl: liveChat.scriptUrl },
        speech: speech === undefined ? null : { voices: speech.voices },
        dictation: dictationOf(context.config),
        imagePrice: firstImageModel(context.config).price,
        planLimits,
        dailyTokens,
        refill: {
          free: context.ledger.refillOf('free')?.rule ?? null,
          pro: context.ledger.refillOf('pro')?.rule ?? null,
        },
        gifts: context.settings.get('switches').gifts ? { perDay: LIMITS.giftTokensPerDay } : null,
        signInService: nameOf(oidc),
        ageProvider: nameOf(ageProvider),
        proLaunch: proLaunch ?? null,
        launchDate,
        mail: context.config.smtp !== undefined,
        support: context.config.supportEmail,
      },
    };
  },
});

/** What people call a service; null where the operator has none. */
const nameOf = (service: { name: string } | undefined): { name: string } | null =>
  service ? { name: service.name } : null;

function dictationOf({
  dictation,
  transcription,
}: GatewayContext['config']): PublicConfig['dictation'] {
  if (!dictation) return 'off';
  return transcription === undefined ? 'browser' : 'service';
}

export const publicConfigRoutes: Route[] = [read];
