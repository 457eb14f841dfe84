import { describe, expect, it } from 'vitest';
import { metadataFrame, plainFrame } from './drawing.fixtures.ts';
import { readBinary, readText } from './frames.ts';

const IMAGE = Buffer.from('a picture');

describe('a binary frame', () => {
  it('is a preview with or without the name of its job', () => {
    expect(readBinary(plainFrame(IMAGE))).toEqual({ type: 'preview', image: IMAGE });
    const named = metadataFrame(
      { prompt_id: 'ours', node_id: '5', image_type: 'image/png' },
      IMAGE,
    );
    expect(readBinary(named)).toEqual({
      ...{ type: 'preview', promptId: 'ours', node: '5' },
      image: IMAGE,
    });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['only a head', Buffer.alloc(8)],
    ['text of a node', Buffer.from([0, 0, 0, 3, 0, 0, 0, 1, 65, 66])],
    ['longer than it is', Buffer.from([0, 0, 0, 4, 255, 255, 255, 255, 1, 2])],
    ['of no job', metadataFrame({ node_id: '5' }, IMAGE)],
    ['without a picture', metadataFrame({ prompt_id: 'ours' }, Buffer.alloc(0))],
  ])('that is %s is nothing', (_what, bytes) => {
    expect(readBinary(bytes)).toBeUndefined();
  });
});

describe('a frame of words', () => {
  it('says where the job is, on connecting anew without its name', () => {
    expect(readText('{"type":"executing","data":{"node":"3"}}')).toEqual({
      ...{ type: 'executing', node: '3', promptId: undefined },
    });
  });

  it.each([
    '',
    '{',
    '[]',
    '{"type":"progress","data":{"node":"1"}}',
    '{"type":"status","data":{}}',
  ])('that is «%s» is nothing', (text) => expect(readText(text)).toBeUndefined());

  it.each(['constructor', '__proto__', 'toString'])('of the type %s is nothing', (type) => {
    expect(readText(JSON.stringify({ type, data: {} }))).toBeUndefined();
  });
});
