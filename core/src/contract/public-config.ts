import { z } from 'zod';

/** Settings of the operator that browsers need; the answer is 204 when there are none. */
export const publicConfig = z.object({
  /** Takes visit events by POST, from those who agreed. */
  analytics: z.object({ url: z.string() }).nullable(),
  /** A support chat that a script brings, for those who agreed. */
  liveChat: z.object({ scriptUrl: z.string() }).nullable(),
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
