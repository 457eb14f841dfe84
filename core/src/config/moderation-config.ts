import { z } from 'zod';
import {
  DEFAULT_MODERATION_POLICY,
  moderationPolicy,
  type ModerationPolicy,
} from '../moderation/moderation-policy.ts';

const JSON_OBJECT = 'must be a JSON object such as {"self-harm/instructions": 0.8}';

/** Variables of the moderation server; README's configuration table documents them. */
export const MODERATION_VARIABLES = {
  MODERATION_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODERATION_MODEL: z.string().default('omni-moderation-latest'),
  MODERATION_API_KEY: z.string().optional(),
  MODERATION_POLICY: z
    .string()
    .transform((text, check): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        check.addIssue(JSON_OBJECT);
        return z.NEVER;
      }
    })
    .pipe(moderationPolicy)
    .optional(),
  MODERATION_ON_FAILURE: z.enum(['closed', 'open']).default('closed'),
  MODERATION_PICTURES: z.enum(['on', 'off']).default('on'),
} as const;

interface RawModeration {
  MODERATION_BASE_URL?: string | undefined;
  MODERATION_MODEL: string;
  MODERATION_API_KEY?: string | undefined;
  MODERATION_POLICY?: ModerationPolicy | undefined;
  MODERATION_ON_FAILURE: 'closed' | 'open';
  MODERATION_PICTURES: 'on' | 'off';
}

/** A server that judges texts, and pictures that members show, beside our own rules. */
export interface ModerationConfig {
  /** Where `/moderations` is, usually ending in `/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  policy: ModerationPolicy;
  /** `open`: private texts pass while it cannot be reached. */
  onFailure: 'closed' | 'open';
  /** It is asked about pictures that members show; false for a server that reads texts alone. */
  judgesPictures: boolean;
}

/** The moderation server of the configuration; undefined: our own rules alone. */
export function moderationOf(raw: RawModeration): ModerationConfig | undefined {
  if (raw.MODERATION_BASE_URL === undefined) return undefined;
  return {
    baseUrl: raw.MODERATION_BASE_URL,
    model: raw.MODERATION_MODEL,
    apiKey: raw.MODERATION_API_KEY,
    policy: { ...DEFAULT_MODERATION_POLICY, ...raw.MODERATION_POLICY },
    onFailure: raw.MODERATION_ON_FAILURE,
    judgesPictures: raw.MODERATION_PICTURES === 'on',
  };
}
