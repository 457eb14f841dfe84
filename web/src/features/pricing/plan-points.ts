import { PLANS, SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { HD_STANDING } from '../../data/plan/plan-words.ts';
import { count } from '../../lib/format.ts';

const { images, messages, characters, stories } = PLANS.free.limits;

interface PlanPoint {
  text: string;
  /** A word on how things stand today. */
  note?: string;
}

/** The contents of each plan, in the words of its card. */
export const PLAN_POINTS: Readonly<Record<keyof typeof PLANS, readonly PlanPoint[]>> = {
  free: [
    { text: `${count(images, 'image generation')} a month` },
    { text: `${count(messages, 'chat message')} a month` },
    { text: count(characters, 'character') },
    { text: `${stories} stories a month` },
    { text: 'Community gallery' },
    { text: `${count(SIGNUP_TOKENS, 'free token')} when you join` },
  ],
  pro: [
    { text: 'Unlimited images, messages, characters and stories' },
    { text: 'HD quality', note: HD_STANDING },
    { text: 'Priority support' },
    { text: 'Early access to new features' },
  ],
};

/** The contents of Pro once it is sold: nothing waits for its beginning any more. */
export const PRO_POINTS_NOW: readonly PlanPoint[] = PLAN_POINTS.pro.map(({ text, note }) =>
  note === undefined ? { text } : { text, note: 'open to everyone today' },
);
