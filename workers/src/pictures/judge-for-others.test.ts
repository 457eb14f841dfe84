import { expect, it, vi } from 'vitest';
import { BUILTIN_ENGINE } from '@vesper/core/contract/engines';
import { ChecksAway, type PictureChecker } from './picture-checker.ts';
import { checkOutput, mayShowPreview } from './judge-for-others.ts';

const PNG = new Uint8Array();

/** A worker whose engine has this name, where nothing can be looked at. */
function workerOf(name: string, { service = false, mildOnly = false } = {}) {
  const look = vi.fn<PictureChecker['look']>().mockRejectedValue(new ChecksAway('away'));
  const noPicture = () => Promise.reject(new Error('None is asked for.'));
  const url = 'http://127.0.0.1:1/look';
  const context = {
    pictures: { look, render: noPicture },
    config: {
      pictures: {
        ...{ mildOnly, previews: 'checked' as const },
        service: service ? { url, apiKey: undefined } : undefined,
      },
    },
    clock: { now: () => new Date(0) },
    log: { warn: () => undefined },
  };
  return {
    look,
    check: () => checkOutput(context, PNG, name),
    mayShow: () => mayShowPreview(context, PNG, name),
  };
}

it.each([
  ['the built-in painter’s', BUILTIN_ENGINE, {}, { faces: false }],
  ['the built-in painter’s, by a service', BUILTIN_ENGINE, { service: true }, { faces: true }],
  ['another engine’s', 'Another engine', {}, { faces: true }],
])('looks for faces in a picture: %s', async (_, name, how, options) => {
  const { look, check } = workerOf(name, how);
  await check();
  expect(look).toHaveBeenCalledExactlyOnceWith(PNG, options);
});

it('without a verdict nobody sees what may show a face as in a photo', async () => {
  expect(await workerOf('Another engine').check()).toEqual({ failure: 'moderation_away' });
});

it('without a verdict the owner alone sees what the built-in painter drew, unless it has to be mild', async () => {
  expect(await workerOf(BUILTIN_ENGINE).check()).toMatchObject({ state: 'pending', blurred: null });
  const mild = workerOf(BUILTIN_ENGINE, { mildOnly: true });
  expect(await mild.check()).toEqual({ failure: 'moderation_away' });
});

it('without a verdict no preview is shown, by whomever it was painted', async () => {
  expect(await workerOf(BUILTIN_ENGINE).mayShow()).toBe(false);
});
