import { expect, it } from 'vitest';
import { cardTexts } from './card-texts.ts';

it('reads everything but pictures, and the names of fields', () => {
  const data = {
    name: 'Ada',
    icon: 'data:image/png;base64,iVBORw0KGgoAAAA=',
    odd: 'data:image/png;base64,iVBORw0KGgo and then words',
    note: 'data:image/png;base64, and then words',
    'a field of its own': { deep: ['data: a text that begins so', ''] },
  };
  expect(cardTexts({ top: { creator: 'Bo' }, data })).toEqual([
    'Bo',
    'Ada',
    'data:image/png;base64,iVBORw0KGgo and then words',
    'data:image/png;base64, and then words',
    'data: a text that begins so',
    'creator',
    'name',
    'icon',
    'odd',
    'note',
    'a field of its own',
    'deep',
  ]);
});
