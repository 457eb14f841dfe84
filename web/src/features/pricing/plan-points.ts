import { PLANS, SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { count } from '../../lib/format.ts';

const { images, messages, characters, stories } = PLANS.free.limits;

/** The contents of each plan, in the words of its card. */
export const PLAN_POINTS = {
  free: [
    `${count(images, 'image generation')} a month`,
    `${count(messages, 'chat message')} a month`,
    count(characters, 'character'),
    `${stories} stories a month`,
    'Community gallery',
    `${count(SIGNUP_TOKENS, 'free token')} when you join`,
  ],
  pro: [
    'Unlimited images, messages, characters and stories',
    'HD quality',
    'Priority support',
    'Early access to new features',
  ],
} as const;
