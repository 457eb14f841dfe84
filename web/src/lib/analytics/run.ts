import { publicConfig, type PublicConfig } from '@vesper/core/contract/public-config';
import { offerChoice, readChoice, type Choice } from './consent.ts';
import { beaconAnalytics, noAnalytics } from './provider.ts';
import { offerSupportChat } from './support-chat.ts';
import { watchVisits } from './visits.ts';

const configured = publicConfig.pick({ analytics: true, liveChat: true });

function questionOf({ analytics, liveChat }: Pick<PublicConfig, 'analytics' | 'liveChat'>): string {
  const wishes = [
    analytics && `count visits and clicks with ${new URL(analytics.url).host}`,
    liveChat && `load the support chat of ${new URL(liveChat.scriptUrl).host}`,
  ].filter((wish) => wish !== null);
  return `May we ${wishes.join(' and ')}? Nobody is told who you are, and you can change your mind at any time.`;
}

/** Starts what the operator configured, for those who agree; asks who has not said. */
export function run(answer: unknown): void {
  const parsed = configured.safeParse(answer);
  if (!parsed.success) return;
  const { analytics, liveChat } = parsed.data;
  let started = false;
  const apply = (choice: Choice | null): void => {
    // What others brought into the page leaves with the page.
    if (choice === 'no' && started) location.reload();
    if (choice !== 'yes' || started) return;
    started = true;
    watchVisits(analytics ? beaconAnalytics(analytics.url) : noAnalytics);
    if (liveChat) offerSupportChat();
  };
  offerChoice(questionOf(parsed.data), apply);
  apply(readChoice());
}
