import { z } from 'zod';
import { BRAND } from './brand.ts';
import { IMAGE_PRICE } from './plans.ts';
import { refillRule } from './refill.ts';

/** Settings of the operator that browsers need. */
export const publicConfig = z.object({
  /** Takes visit events by POST, from those who agreed. */
  analytics: z.object({ url: z.string() }).nullable(),
  /** A support chat that a script brings, for those who agreed. */
  liveChat: z.object({ scriptUrl: z.string() }).nullable(),
  /** Voices that read replies aloud; null: those of the browser. */
  speech: z.object({ voices: z.array(z.string()).min(1) }).nullable(),
  /** What writes down dictated words: the browser, the operator's service, or nothing. */
  dictation: z.enum(['browser', 'service', 'off']),
  /** Tokens of a picture where nobody chose a model. */
  imagePrice: z.int().nonnegative().default(IMAGE_PRICE),
  /** True when the monthly limits of plans are enforced. */
  planLimits: z.boolean(),
  /** Tokens up to which a lower balance is filled every day by the environment; 0 for none. */
  dailyTokens: z.int().nonnegative(),
  /** The rule that fills up the balances of each plan; null when none does. */
  refill: z
    .object({ free: refillRule.nullable(), pro: refillRule.nullable() })
    .default({ free: null, pro: null }),
  /** Gifts between members, where the operator allows them. */
  gifts: z.object({ perDay: z.int().positive() }).nullable().default(null),
  /** The operator's sign-in service, beside passwords; null without one. */
  signInService: z.object({ name: z.string() }).nullable().default(null),
  /** The provider that vouches for an age, where that is asked for; null without one. */
  ageProvider: z.object({ name: z.string() }).nullable().default(null),
  /** The day on which the Pro plan begins; null while none is named. */
  proLaunch: z.iso.date().nullable(),
  /** Time at which the product opens to everyone; without a zone it is the visitor's own. */
  launchDate: z.string(),
  /** False where no mail can be sent; whom people ask for a link then. */
  mail: z.boolean().default(true),
  support: z.string().default(BRAND.supportEmail),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** A visit event as the operator's analytics service gets it, in JSON; nothing names the person. */
export interface VisitEvent {
  event: 'page_view' | 'community_join' | 'social_link' | 'support_email' | 'feature_interest';
  /** Path of the page it happened on; ids are left out. */
  path: string;
  /** Name of the link or feature. */
  detail?: string;
  /** ISO 8601, UTC. */
  at: string;
}
