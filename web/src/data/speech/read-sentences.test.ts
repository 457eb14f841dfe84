import { expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';
import type { Speaker } from './speakers.ts';

const SENTENCES = ['One.', 'Two.', 'Three.'];

/** A speaker that ends a sentence when it is told to. */
function slowSpeaker() {
  const said: string[] = [];
  let end: ((error?: Error) => void) | undefined;
  const speaker: Speaker = {
    voices: () => [],
    onVoices: () => () => undefined,
    speak(sentence, { rate, voice }, signal) {
      said.push(`${sentence} ${rate} ${voice ?? '-'}`);
      return new Promise((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
        signal.addEventListener('abort', () => resolve());
      });
    },
    prepare: () => undefined,
  };
  const finish = async (error?: Error): Promise<void> => {
    end?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { speaker, said, finish };
}

function open() {
  const { speaker, said, finish } = slowSpeaker();
  const reader = readSentences(SENTENCES, speaker, { rate: 1, voice: undefined });
  return { reader, said, finish, state: () => reader.state.getState() };
}

it('sentences are read one after the other, and again from the first one', async () => {
  const { reader, said, finish, state } = open();
  reader.play();
  for (let ended = 0; ended < SENTENCES.length; ended++) {
    await finish();
  }
  expect(said).toEqual(['One. 1 -', 'Two. 1 -', 'Three. 1 -']);
  expect(state()).toEqual({ index: 2, status: 'ended' });
  reader.play();
  expect(state()).toEqual({ index: 0, status: 'reading' });
});

it('a pause goes on at its sentence, and skipping stays within them', async () => {
  const { reader, said, finish, state } = open();
  reader.play();
  await finish();
  reader.pause();
  await finish();
  expect(state()).toEqual({ index: 1, status: 'paused' });
  reader.play();
  reader.go(9);
  reader.go(-1);
  expect(state()).toEqual({ index: 0, status: 'reading' });
  expect(said).toEqual(['One. 1 -', 'Two. 1 -', 'Two. 1 -', 'Three. 1 -', 'One. 1 -']);
});

it('another voice reads the sentence anew, and none when it is silent', async () => {
  const { reader, said, finish } = open();
  reader.change({ rate: 2, voice: 'Vera' });
  expect(said).toEqual([]);
  reader.play();
  reader.change({ rate: 1.5, voice: 'Vera' });
  expect(said).toEqual(['One. 2 Vera', 'One. 1.5 Vera']);
  await finish(new Error('no voice'));
  expect(reader.state.getState().status).toBe('failed');
});
