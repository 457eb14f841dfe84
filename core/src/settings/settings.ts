import { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { DeskSetting } from '../contract/desk/setting.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Setting } from '../models/setting.ts';
import type { Changes } from './changes.ts';
import {
  isSettingName,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValue,
} from './settings-table.ts';

const THING = 'settings';

type Values = { [Name in SettingName]: SettingValue<Name> };

interface SettingsParts {
  config: Config;
  changes: Pick<Changes, 'watch' | 'tell'>;
  clock: Clock;
  log: Logger;
}

/** What operators can change at the desk, as it stands: held in memory by every process. */
export class Settings {
  readonly #parts: SettingsParts;
  #values: Values;
  #stored = new Map<string, DeskSetting>();

  private constructor(parts: SettingsParts) {
    this.#parts = parts;
    this.#values = atFirst(parts.config);
  }

  /** Reads all of them, and again whenever somebody changes one. */
  static async open(parts: SettingsParts): Promise<Settings> {
    const settings = new Settings(parts);
    await parts.changes.watch(THING, () => settings.#read());
    return settings;
  }

  get<Name extends SettingName>(name: Name): Values[Name] {
    return this.#values[name];
  }

  /** Every setting with its version, for those who change them. */
  all(): DeskSetting[] {
    return SETTING_NAMES.map((name) => this.one(name));
  }

  one(name: SettingName): DeskSetting {
    const stored = this.#stored.get(name);
    const untouched = { name, version: 0, changedAt: null, changedBy: null };
    return { ...(stored ?? untouched), value: this.#values[name] };
  }

  /**
   * Changes a setting everywhere.
   * @param version that of what the change was made from
   * @throws AppError `changed_meanwhile` when somebody else was faster; `validation_failed` for a
   *   value that the setting cannot have
   */
  async change(
    name: SettingName,
    { value, version, by }: { value: unknown; version: number; by: string | null },
  ): Promise<DeskSetting> {
    const parsed = SETTINGS[name].schema.safeParse(value);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => {
        return { path: ['value', ...path].join('.'), message };
      });
      throw new AppError('validation_failed', { issues });
    }
    const changedBy = by === null ? undefined : new Types.ObjectId(by);
    const fields = { value: parsed.data, changedAt: this.#parts.clock.now(), changedBy };
    if (!(await write(name, version, fields))) throw new AppError('changed_meanwhile');
    await this.#parts.changes.tell(THING);
    await this.#read();
    return this.one(name);
  }

  async #read(): Promise<void> {
    const documents = await Setting.find();
    const stored = new Map<string, DeskSetting>();
    const values: Record<string, unknown> = { ...atFirst(this.#parts.config) };
    for (const { _id: name, value, version, changedAt, changedBy } of documents) {
      if (!isSettingName(name)) continue;
      const parsed = SETTINGS[name].schema.safeParse(value);
      if (!parsed.success) {
        // Written by a newer version: this one goes on with its own.
        this.#parts.log.warn({ setting: name }, 'a setting cannot be read');
        continue;
      }
      values[name] = parsed.data;
      const by = changedBy?.toHexString() ?? null;
      stored.set(name, { name, value, version, changedAt: changedAt.toISOString(), changedBy: by });
    }
    this.#values = { ...this.#values, ...values };
    this.#stored = stored;
  }
}

function atFirst(config: Config): Values {
  const { packs, refill, switches } = SETTINGS;
  return {
    packs: packs.atFirst(config),
    refill: refill.atFirst(config),
    switches: switches.atFirst(config),
  };
}

async function write(name: string, version: number, fields: object): Promise<boolean> {
  if (version > 0) {
    const { modifiedCount } = await Setting.updateOne(
      { _id: name, version },
      { $set: { ...fields, version: version + 1 } },
    );
    return modifiedCount === 1;
  }
  try {
    await Setting.create({ _id: name, version: 1, ...fields });
    return true;
  } catch (err) {
    if (isDuplicateKey(err)) return false;
    throw err;
  }
}
