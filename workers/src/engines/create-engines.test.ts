import { describe, expect, it } from 'vitest';
import { loadConfig } from '@vesper/core/config/config';
import { IMAGE_ENGINES as NAMES, SHOWN_IMAGE_ENGINES } from '@vesper/core/contract/engines';
import { IMAGE_ENGINES } from './image/image-engines.ts';
import { createEngines } from './create-engines.ts';

const config = loadConfig({});

describe('the engines', () => {
  it('are the built-in ones until the configuration names others', async () => {
    const engines = createEngines(config);
    const { chat, image, story } = engines;
    expect([chat.name, image.name, story.name]).toEqual(Array(3).fill('Built-in engine'));
    await engines.close();
  });

  it.each(NAMES)('show the name of the order with the picture: %s', async (name) => {
    const engine = IMAGE_ENGINES[name](config);
    expect(engine.name).toBe(SHOWN_IMAGE_ENGINES[name]);
    await engine.close?.();
  });
});
