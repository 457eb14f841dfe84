import { imagePresetsView } from '@vesper/core/contract/image-preset';
import { presentImagePreset, presentWordLists } from '@vesper/core/presenters/image-preset';
import { route, type Route } from '../../http/route.ts';
import { presetSampleUrl } from './preset-sample.ts';

const list = route({
  method: 'get',
  path: '/api/image-presets',
  access: 'user',
  policy: 'public-list',
  summary:
    'Styles of pictures, and the lists of words that `__name__` in a description chooses from.',
  responses: { 200: imagePresetsView },
  async handler({ context: { config } }) {
    const { presets, lists } = config.imagePresets;
    const views = presets.map(async (preset) =>
      presentImagePreset(preset, await presetSampleUrl(preset)),
    );
    return {
      status: 200,
      body: { presets: await Promise.all(views), lists: presentWordLists(lists) },
    };
  },
});

export const imagePresetRoutes: Route[] = [list];
