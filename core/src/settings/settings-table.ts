import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import { DEFAULT_PACKS, packsSettings } from '../contract/purchase.ts';
import { refillAtFirst, refillSettings } from '../contract/refill.ts';
import { SWITCHES_AT_FIRST, switchSettings } from '../contract/switches.ts';

interface SettingKind<Value> {
  schema: z.ZodType<Value>;
  /** The value while nobody has changed it: the environment's, or the product's own. */
  atFirst(config: Config): Value;
}

const define = <Value>(kind: SettingKind<Value>): SettingKind<Value> => kind;

/** Everything that operators can change while the product runs, by its name. */
export const SETTINGS = {
  refill: define({
    schema: refillSettings,
    atFirst: ({ dailyTokens }) => refillAtFirst(dailyTokens),
  }),
  packs: define({ schema: packsSettings, atFirst: () => DEFAULT_PACKS }),
  switches: define({ schema: switchSettings, atFirst: () => SWITCHES_AT_FIRST }),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> = z.infer<(typeof SETTINGS)[Name]['schema']>;

export const SETTING_NAMES = Object.keys(SETTINGS).filter(
  (name): name is SettingName => name in SETTINGS,
);

export function isSettingName(name: string): name is SettingName {
  return name in SETTINGS;
}
