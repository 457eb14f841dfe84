import type { PublicConfig } from '@vesper/core/contract/public-config';
import type { ToastInput } from '../../lib/toast-store.ts';

/** Says where the link is: in a mail, or with the people who run a place that sends none. */
export function linkSent(config: PublicConfig | undefined, email: string): ToastInput {
  return config?.mail === false
    ? {
        title: 'Ask for your link',
        description: `No mail is sent here. ${config.support} has your link.`,
        kind: 'info',
      }
    : {
        title: 'Look into your mail',
        description: `A link is on its way to ${email}.`,
        kind: 'info',
      };
}
