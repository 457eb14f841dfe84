import { expect, it } from 'vitest';
import { withoutFiles } from './without-files.ts';

const FILE = 'data:application/octet-stream;base64,TVqQAA==';

it('hands on no file and no address, and every other word of a card', () => {
  const face = { type: 'icon', name: 'main', ext: 'png', uri: 'ccdefault:' };
  const card = {
    top: { spec: 'chara_card_v3', avatar: FILE },
    data: {
      name: 'Ines',
      description: 'Her data: none.',
      assets: [
        face,
        { ...face, uri: FILE },
        { ...face, uri: 'https://example.org/seen-by-me.png' },
        { ...face, uri: 'embeded://assets/a.png' },
      ],
      extensions: { deep: { files: [FILE, 'kept'], one: ` ${FILE.toUpperCase()}` } },
    },
  };
  expect(withoutFiles(card)).toEqual({
    top: { spec: 'chara_card_v3' },
    data: {
      name: 'Ines',
      description: 'Her data: none.',
      assets: [face],
      extensions: { deep: { files: ['kept'] } },
    },
  });
});
