import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import { modelKeyBox } from '../secrets/model-keys.ts';
import type { Changes } from '../settings/changes.ts';
import type { RegisteredModel } from './registered-model.ts';
import { readStoredModels, type StoredModels } from './stored-models.ts';

/** The name by which processes tell each other that a model or their order has changed. */
export const CHAT_MODELS = 'chat-models';

type ModelConfig = Pick<Config, 'chatModels' | 'chatModelSource' | 'secretsKey'>;
type Read = () => Promise<StoredModels>;

const NONE_STORED: StoredModels = { models: [], order: { ids: [], version: 0 } };

/**
 * All chat models, those of the configuration and those of the desk, as every process holds them in
 * memory: what a reply needs is never waited for.
 */
export class ChatModelRegistry {
  readonly #fixed: readonly RegisteredModel[];
  readonly #read: Read;
  readonly #listeners: Array<() => void> = [];
  #stored: StoredModels = NONE_STORED;
  #all: readonly RegisteredModel[];
  #looking: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor(config: ModelConfig, read: Read) {
    this.#fixed = config.chatModels.map((model) => fixedModel(model, config));
    this.#all = this.#fixed;
    this.#read = read;
  }

  /** Those of the configuration alone, for a process or test that has no documents. */
  static fixed(config: ModelConfig): ChatModelRegistry {
    return new ChatModelRegistry(config, () => Promise.resolve(NONE_STORED));
  }

  /**
   * Reads all models, and again whenever somebody changed one.
   * @param changes undefined for a process that does one thing and ends
   */
  static async open({
    config,
    changes,
    log,
  }: {
    config: ModelConfig;
    changes?: Pick<Changes, 'watch'>;
    log: Logger;
  }): Promise<ChatModelRegistry> {
    const box = modelKeyBox(config);
    const registry = new ChatModelRegistry(config, () => readStoredModels(box, log));
    if (changes) await changes.watch(CHAT_MODELS, () => registry.lookAgain());
    else await registry.lookAgain();
    return registry;
  }

  /** All of them in the operator's order, also those that are off. */
  get all(): readonly RegisteredModel[] {
    return this.#all;
  }

  /** Counts changes of the order, for those who change it. */
  get orderVersion(): number {
    return this.#stored.order.version;
  }

  /** Models of the desk whose ids the configuration uses too: they wait until it does no longer. */
  get hidden(): readonly RegisteredModel[] {
    return this.#stored.models.filter(({ config: { id } }) => this.#isFixed(id));
  }

  /** Those that somebody can talk with; the first one speaks where nobody chose. */
  get offered(): readonly RegisteredModel[] {
    const on = this.#all.filter(({ isOff }) => !isOff);
    const first = on.find(({ audience }) => audience === 'everyone');
    return first ? [first, ...on.filter((model) => model !== first)] : on;
  }

  /** @param id null for the one that speaks where nobody chose */
  find(id: string | null): RegisteredModel | undefined {
    return this.offered.find(({ config }) => id === null || config.id === id);
  }

  /**
   * The same, for one that this process may not have heard of yet.
   * @returns undefined when there is none, or it is off
   */
  async findSurely(id: string | null): Promise<RegisteredModel | undefined> {
    const known = this.find(id);
    if (known) return known;
    await this.lookAgain();
    return this.find(id);
  }

  /** Reads anew, and tells who listens; what is being read already may be too old. */
  lookAgain(): Promise<void> {
    this.#next ??= this.#looking.then(() => {
      this.#next = undefined;
      const reading = this.#read().then((stored) => this.#take(stored));
      this.#looking = reading.catch(() => undefined);
      return reading;
    });
    return this.#next;
  }

  /** Calls whenever a model or the order is another. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #take(stored: StoredModels): void {
    if (isDeepStrictEqual(stored, this.#stored)) return;
    this.#stored = stored;
    const own = stored.models.filter(({ config: { id } }) => !this.#isFixed(id));
    this.#all = inOrder([...this.#fixed, ...own], stored.order.ids);
    for (const listener of this.#listeners) listener();
  }

  #isFixed(id: string): boolean {
    return this.#fixed.some(({ config }) => config.id === id);
  }
}

function fixedModel(
  model: Config['chatModels'][number],
  { chatModelSource: source }: ModelConfig,
): RegisteredModel {
  const hasKey = model.engine === 'openai' && model.apiKey !== undefined;
  const common = { isOff: false, audience: 'everyone', stored: null } as const;
  return { config: model, source, key: hasKey ? 'kept' : 'none', ...common };
}

/** In the order of the ids; the others follow as they came. */
function inOrder(
  models: readonly RegisteredModel[],
  ids: readonly string[],
): readonly RegisteredModel[] {
  const placeOf = ({ config: { id } }: RegisteredModel): number => {
    const at = ids.indexOf(id);
    return at < 0 ? ids.length : at;
  };
  return models.toSorted((one, other) => placeOf(one) - placeOf(other));
}
