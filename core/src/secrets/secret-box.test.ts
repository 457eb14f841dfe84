import { describe, expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const SECRET = 'a secret of the environment, long enough';
const box = new SecretBox(SECRET, 'tests');

describe('a sealed secret', () => {
  it('is read again by the same key, and shows nothing', () => {
    const sealed = box.seal('sk-öffne-dich', 'model-a');
    expect(sealed).not.toContain('sk-');
    expect(new SecretBox(SECRET, 'tests').open(sealed, 'model-a')).toBe('sk-öffne-dich');
  });

  it('looks different each time', () => {
    expect(box.seal('same', 'a')).not.toBe(box.seal('same', 'a'));
  });

  it('cannot be read with another key, for another purpose, or of another thing', () => {
    const sealed = box.seal('sk-1', 'model-a');
    expect(new SecretBox(`${SECRET}!`, 'tests').open(sealed, 'model-a')).toBeUndefined();
    expect(new SecretBox(SECRET, 'others').open(sealed, 'model-a')).toBeUndefined();
    expect(box.open(sealed, 'model-b')).toBeUndefined();
  });

  it('cannot be read once any of its bytes was changed or cut off', () => {
    const sealed = box.seal('sk-1', 'model-a');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(box.open(`v1.${changed.toString('base64url')}`, 'model-a')).toBeUndefined();
      const cut = bytes.subarray(0, at).toString('base64url');
      expect(box.open(`v1.${cut}`, 'model-a')).toBeUndefined();
    }
    expect(box.open('', 'model-a')).toBeUndefined();
    expect(box.open(sealed.replace('v1.', 'v2.'), 'model-a')).toBeUndefined();
  });
});
