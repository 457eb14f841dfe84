import type { DeskSetting } from '@vesper/core/contract/desk/setting';
import type { z } from 'zod';

/** A setting whose value has the shape that its name says. */
export interface ReadSetting<Value> extends Omit<DeskSetting, 'value'> {
  value: Value;
}

/**
 * The setting of this name; undefined where the server has none.
 * @throws ZodError when its value has another shape
 */
export function settingNamed<Value>(
  settings: readonly DeskSetting[],
  name: string,
  schema: z.ZodType<Value>,
): ReadSetting<Value> | undefined {
  const found = settings.find((one) => one.name === name);
  return found && { ...found, value: schema.parse(found.value) };
}
