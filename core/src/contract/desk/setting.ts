import { z } from 'zod';
import { id, time } from '../common.ts';
import { reason, version } from './common.ts';

/** A setting of the desk as it stands; `value` has the shape that its name says. */
export const deskSetting = z.object({
  name: z.string(),
  value: z.unknown(),
  /** 0 while nobody has changed it: then it is as the environment, or the product, has it. */
  version,
  changedAt: time.nullable(),
  changedBy: id.nullable(),
});
export type DeskSetting = z.infer<typeof deskSetting>;
export const deskSettings = z.object({ settings: z.array(deskSetting) });

export const changeSettingRequest = z.strictObject({ value: z.unknown(), version, reason });

/** The texts that members agreed to, as they stand. */
export const deskLegal = z.object({
  texts: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      path: z.string(),
      /** Members who agreed to this version; null where nobody has to. */
      agreed: z.int().nonnegative().nullable(),
    }),
  ),
});
export type DeskLegal = z.infer<typeof deskLegal>;
