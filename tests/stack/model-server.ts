import type { ServerResponse } from 'node:http';
import {
  data,
  delta,
  finish,
  sendRaw,
  startModelServer,
  type Asked,
} from '@vesper/workers/engines/chat/openai/model-server.fixtures';

/** Tokens that the server says it counted. */
const USAGE = {
  prompt_tokens: 120,
  completion_tokens: 3,
  prompt_tokens_details: { cached_tokens: 100 },
};

/** A chunk of thinking, as DeepSeek, vLLM and llama.cpp send it. */
const thought = (text: string) => ({ choices: [{ delta: { reasoning_content: text } }] });

/**
 * A model server that does what the last message asks for: "slow" is answered with a word every
 * 20 ms without end, "broken" breaks off, "hold" waits for `release`, "think" thinks first,
 * "12 words at 30" come at that pace, "say «so|and so»" is said in two lines; all else is answered
 * at once.
 */
export async function startScriptedModel(options?: Parameters<typeof startModelServer>[1]) {
  const held: Array<() => void> = [];
  let isHolding = true;
  const model = await startModelServer(async (res, asked) => {
    const last = asked.messages.at(-1)?.content ?? '';
    if (last.includes('hold') && isHolding) {
      await new Promise<void>((resolve) => {
        held.push(resolve);
        res.on('close', () => {
          // Whoever went away is not held any more: another one is to be released.
          if (held.includes(resolve)) held.splice(held.indexOf(resolve), 1);
          resolve();
        });
      });
    }
    await answer(last, res, asked);
  }, options);
  return {
    ...model,
    /** Lets replies that are held go on, one or all of them and all to come. */
    releaseOne: () => held.shift()?.(),
    release: () => {
      isHolding = false;
      for (const go of held) go();
    },
  };
}

async function answer(last: string, res: ServerResponse, asked: Asked): Promise<void> {
  const pace = /(\d+) words at (\d+)/.exec(last);
  if (last.includes('slow')) return speak(res, Number.POSITIVE_INFINITY, 50);
  if (pace) return speak(res, Number(pace[1]), Number(pace[2]));
  const lines = /say «([^»]*)»/.exec(last)?.[1]?.replaceAll('|', '\n');
  const words = lines ? Array.from(lines, delta) : [delta('Good '), delta('evening.')];
  const thinking = last.includes('think') ? [thought('They greet '), thought('me.')] : [];
  const end = last.includes('broken') ? [] : [finish(), { choices: [], usage: USAGE }];
  await sendRaw(res, [...thinking, ...words, ...end].map(data).join(''));
  res.end(end.length > 0 && 'stream_options' in asked ? data('[DONE]') : undefined);
}

/** So many words, so many a second, until they are said or nobody listens any more. */
async function speak(res: ServerResponse, words: number, perSecond: number): Promise<void> {
  await sendRaw(res, data(delta('word ')));
  let said = 1;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (said < words) res.write(data(delta('word ')));
      else res.end(data(finish()) + data('[DONE]'));
      said += 1;
      if (said > words) clearInterval(timer);
    }, 1_000 / perSecond);
    res.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
}
