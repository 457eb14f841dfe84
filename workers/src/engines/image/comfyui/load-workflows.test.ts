import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import {
  abilitiesOf,
  assertWorkflows,
  loadWorkflows,
} from '@vesper/core/comfyui-workflows/load-workflows';
import { ConfigError, loadConfig } from '@vesper/core/config/config';
import { PAINT, painting, writeWorkflows } from './comfyui-engine.fixtures.ts';

let removes: Array<() => void> = [];
afterEach(() => {
  removes.forEach((remove) => remove());
  removes = [];
});

function load(files: Record<string, unknown>) {
  const { folder, remove } = writeWorkflows(files);
  removes.push(remove);
  return loadWorkflows(folder);
}
function problemOf(files: Record<string, unknown>): string {
  try {
    load(files);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
}
const withImage = (slot: string) =>
  painting({ '8': { class_type: 'LoadImage', inputs: { image: slot } } });

describe('a folder of workflows', () => {
  it('is looked at before anything starts', () => {
    const { folder, remove } = writeWorkflows({ paint: PAINT });
    removes.push(remove);
    const server = { IMAGE_ENGINE: 'comfyui', IMAGE_BASE_URL: 'http://127.0.0.1:9' };
    const start = (workflows: string) => () =>
      assertWorkflows(loadConfig({ ...server, COMFYUI_WORKFLOWS: workflows }));
    expect(start(folder)).not.toThrow();
    expect(start(`${folder}-gone`)).toThrow(ConfigError);
    expect(start(`${folder}-gone`)).toThrow(/there is no paint\.json/);
  });

  it('tells what the model can do', () => {
    expect(abilitiesOf(load({ paint: PAINT }))).toEqual(['negative', 'seed']);
    const bare = { '1': { class_type: 'Any', inputs: { nested: [{ text: 'a %prompt%' }] } } };
    expect(abilitiesOf(load({ paint: bare }))).toEqual([]);
    const all = {
      ...{ paint: PAINT, vary: withImage('%source_image%'), edit: withImage('%source_image%') },
      ...{ upscale: withImage('%source_image%'), likeness: withImage('%reference_image%') },
      inpaint: painting({
        '8': { class_type: 'LoadImage', inputs: { image: '%source_image%' } },
        '9': { class_type: 'LoadImageMask', inputs: { image: '%mask_image%' } },
      }),
    };
    expect(abilitiesOf(load(all))).toEqual([
      ...['negative', 'seed', 'reference', 'vary', 'edit', 'inpaint', 'outpaint', 'upscale'],
    ]);
  });

  it.each([
    ['there is no paint.json.', {}],
    ['there is no paint.json.', { edit: withImage('%source_image%') }],
    ['paint.json is not JSON.', { paint: '{' }],
    ['paint.json is not a workflow in API format.', { paint: [] }],
    ['paint.json is not a workflow in API format.', { paint: {} }],
    ['paint.json is a drawing of the editor', { paint: { nodes: [], links: [] } }],
    ['paint.json has no %prompt%.', { paint: { '1': { class_type: 'A', inputs: {} } } }],
    ['vary.json has no %source_image%.', { paint: PAINT, vary: PAINT }],
    ['inpaint.json has no %mask_image%.', { paint: PAINT, inpaint: withImage('%source_image%') }],
    ['likeness.json has no %reference_image%.', { paint: PAINT, likeness: PAINT }],
    ['paint.json has %source_image%, which', { paint: withImage('%source_image%') }],
    [
      'paint.json (node 8, LoadImage, image): %sorce_image% is no slot.',
      { paint: withImage('%sorce_image%') },
    ],
  ])('stops the start with «%s»', (sentence, files) => {
    expect(problemOf(files)).toContain(sentence);
  });

  it('names all that is wrong at once', () => {
    const said = problemOf({ paint: PAINT, vary: PAINT, edit: '{' });
    expect(said).toContain('vary.json has no %source_image%.');
    expect(said).toContain('edit.json is not JSON.');
  });

  it('stands in the repository as an example that can be used', () => {
    const examples = new URL('../../../../../docker/comfyui-workflows/', import.meta.url);
    const abilities = abilitiesOf(loadWorkflows(fileURLToPath(examples)));
    expect(abilities).toEqual(['negative', 'seed', 'vary', 'inpaint', 'outpaint', 'upscale']);
  });
});
