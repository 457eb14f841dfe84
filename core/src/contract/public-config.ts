import { z } from 'zod';

/** What the operator has configured that browsers must know of; 204 instead when there is nothing. */
export const publicConfig = z.object({
  /** Takes visit events by POST, from those who agreed. */
  analytics: z.object({ url: z.string() }).nullable(),
  /** A support chat that a script brings, for those who agreed. */
  liveChat: z.object({ scriptUrl: z.string() }).nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** What the analytics service of the operator is told, as a JSON text. Nothing says who it was. */
export interface VisitEvent {
  event: 'page_view' | 'community_join' | 'social_link' | 'support_email' | 'feature_interest';
  /** Where it happened; ids are left out. */
  path: string;
  /** Which link or feature it was. */
  detail?: string;
  /** ISO 8601, UTC. */
  at: string;
}
