import type { ServerResponse } from 'node:http';
import {
  data,
  delta,
  finish,
  sendRaw,
  startModelServer,
  whole,
  type Asked,
} from '@vesper/workers/engines/chat/openai/model-server.fixtures';

/** Tokens that the server says it counted. */
const USAGE = {
  prompt_tokens: 120,
  completion_tokens: 3,
  prompt_tokens_details: { cached_tokens: 100 },
};

const WAYS = '1) Go in\n2) Wait for Ines\n3) Go home';

/** A chunk of thinking, as DeepSeek, vLLM and llama.cpp send it. */
const thought = (text: string) => ({ choices: [{ delta: { reasoning_content: text } }] });

/**
 * A model server that does what the member said last asks for: "slow" is answered with a word every
 * 20 ms without end, "broken" breaks off, "hold" waits for `release` before the first word and
 * "halfway" before the last, "think" thinks first, "silence" says nothing, "offer" ends with ways on
 * for a story, "12 words at 30" come at that pace, "say «so|and so»" is said in two lines; all else is
 * answered at once. A reply that it is to go on with goes on, after "silent" with nothing.
 */
export async function startScriptedModel(options?: Parameters<typeof startModelServer>[1]) {
  const held: Array<() => void> = [];
  let isHolding = true;
  const wait = async (res: ServerResponse): Promise<void> => {
    if (!isHolding) return;
    await new Promise<void>((resolve) => {
      held.push(resolve);
      res.on('close', () => {
        const at = held.indexOf(resolve);
        if (at >= 0) held.splice(at, 1);
        resolve();
      });
    });
  };
  const model = await startModelServer(async (res, asked) => {
    const last = asked.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    if (last.includes('hold')) await wait(res);
    if (last.includes('halfway')) {
      await sendRaw(res, data(delta('Half of it ')));
      await wait(res);
      res.end(whole('and the rest.'));
      return;
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
  const goesOn = asked.messages.at(-1)?.role === 'assistant';
  const pace = /(\d+) words at (\d+)/.exec(last);
  if (last.includes('slow')) return speak(res, Number.POSITIVE_INFINITY, 50);
  if (pace) return speak(res, Number(pace[1]), Number(pace[2]));
  const thinking = last.includes('think') ? [thought('They greet '), thought('me.')] : [];
  const end = last.includes('broken') && !goesOn ? [] : [finish(), { choices: [], usage: USAGE }];
  const words = wordsFor(last, goesOn).map(delta);
  await sendRaw(res, [...thinking, ...words, ...end].map(data).join(''));
  res.end(end.length > 0 && 'stream_options' in asked ? data('[DONE]') : undefined);
}

function wordsFor(last: string, goesOn: boolean): string[] {
  if (last.includes('silence') || (goesOn && last.includes('silent'))) return [];
  const lines = /say «([^»]*)»/.exec(last)?.[1];
  if (lines !== undefined) return Array.from(lines.replaceAll('|', '\n'));
  if (last.includes('offer')) return ['The door is *open*.\n\n', `CHOICES:\n${WAYS}`];
  return goesOn ? [' It is ', 'late.'] : ['Good ', 'evening.'];
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
