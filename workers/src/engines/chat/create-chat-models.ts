import type { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import type { RegisteredModel } from '@vesper/core/chat-models/registered-model';
import type { Config } from '@vesper/core/config/config';
import { presentModel } from '@vesper/core/presenters/model';
import { isDeepStrictEqual } from 'node:util';
import type { ChatModels } from './chat-models.ts';
import { createSpeaker, type ChatServices, type Speaker } from './speaker.ts';

/**
 * Puts all models to work, and keeps up with the desk: a model that was added speaks at once, and one
 * that was changed or removed finishes what it has begun.
 * @param services undefined where no replies are written: nothing is watched then, nobody waits
 */
export function createChatModels(
  config: Config,
  models: ChatModelRegistry,
  services?: ChatServices,
): ChatModels {
  const retiring = new Set<Speaker>();
  let isWarm = false;
  let isClosed = false;
  let speakers: readonly Speaker[] = models.offered.map(begin);

  function begin(model: RegisteredModel): Speaker {
    const speaker = createSpeaker(model, config, services);
    if (isWarm) speaker.warm();
    return speaker;
  }

  function retire(speaker: Speaker): void {
    retiring.add(speaker);
    const { id } = speaker.model.config;
    speaker
      .retire()
      .catch((err: unknown) => services?.log.warn({ err, model: id }, 'a model was not closed'))
      .finally(() => retiring.delete(speaker));
  }

  models.onChange(() => {
    if (isClosed) return;
    const before = speakers;
    const kept = new Set<Speaker>();
    const wanted = models.offered.map((model) => {
      const speaker = before.find((one) => isSame(one.model, model));
      if (speaker) kept.add(speaker);
      return { model, speaker };
    });
    // Those that go leave first: whoever takes their place tells of itself under the same name.
    for (const speaker of before) {
      if (!kept.has(speaker)) retire(speaker);
    }
    speakers = wanted.map(({ model, speaker }) => speaker ?? begin(model));
  });

  const engine: ChatModels['engine'] = (id) =>
    speakers.find(({ model }) => id === null || model.config.id === id)?.engine;
  return {
    views: () =>
      speakers.map(({ model, watch }) =>
        presentModel(model.config, watch && { isAway: watch.isAway, ...watch.seen }),
      ),
    engine,
    async lookFor(id) {
      if (!engine(id)) await models.lookAgain();
    },
    warm() {
      isWarm = true;
      for (const speaker of speakers) speaker.warm();
    },
    async close() {
      isClosed = true;
      await Promise.all([...speakers, ...retiring].map((speaker) => speaker.close()));
    },
  };
}

/** Who may talk with it and its place say nothing of how it works. */
const isSame = (one: RegisteredModel, other: RegisteredModel): boolean =>
  one.key === other.key && isDeepStrictEqual(one.config, other.config);
