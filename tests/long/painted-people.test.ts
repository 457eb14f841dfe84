import { expect, it } from 'vitest';
import type { Looks } from '@vesper/core/pictures/looks';
import { judgePublicPicture, maturityOf, PICTURE_RULES } from '@vesper/core/pictures/judge-picture';
import { createBuiltinPainter } from '../../workers/src/builtin/painter/painter-engine.ts';
import { dropNetwork } from '../../workers/src/pictures/no-network.ts';
import { lookAtPicture } from '../../workers/src/pictures/look-at-picture.ts';

const PEOPLE = ['a woman', 'a man', 'an old sailor', 'a queen', 'a knight', 'two friends'];
const PLACES = [
  'by the sea at dusk',
  'in a forest',
  'on a rooftop at night',
  'in a library',
  'in a meadow at noon',
];
const SIZES = ['1024x1024', '1024x1792'] as const;

const LOWEST = 120;

/** Paints one picture, as the engine hands it to the check. */
async function paint(
  painter: ReturnType<typeof createBuiltinPainter>,
  prompt: string,
  size: (typeof SIZES)[number],
): Promise<Uint8Array> {
  const request = { runId: '', prompt, size, quality: 'standard', style: 'vivid' } as const;
  for await (const update of painter.render({ ...request, seed: 7 }, AbortSignal.timeout(60_000))) {
    if (update.type === 'result') return update.png;
  }
  throw new Error('The painter ended without a picture.');
}

it('sixty painted pictures of people are all general, and none would be refused for a young face', async () => {
  const threadUrl = new URL('../../workers/dist/painter-thread.js', import.meta.url);
  // The models are read by `fetch`, which has files alone then.
  dropNetwork();
  const painter = createBuiltinPainter({ threadUrl });
  const seen: Looks[] = [];
  try {
    for (const person of PEOPLE) {
      for (const place of PLACES) {
        for (const size of SIZES) {
          seen.push(await lookAtPicture(await paint(painter, `${person} ${place}`, size), true));
        }
      }
    }
  } finally {
    await painter.close();
  }
  const faces = seen.flatMap((looks) => looks.faces);
  const sure = faces.filter(({ confidence }) => confidence >= PICTURE_RULES.faceConfidence);
  const sexual = seen.map((looks) => looks.sexual).sort((a, b) => b - a);
  const figures = {
    pictures: seen.length,
    faces: faces.length,
    sureFaces: sure.length,
    forReview: sure.filter(({ age }) => age < PICTURE_RULES.ageMin).length,
    surest: Math.max(0, ...faces.map(({ confidence }) => confidence)),
    youngest: Math.min(LOWEST, ...faces.map(({ age }) => age)),
    mostSexual: sexual.slice(0, 5),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(seen).toHaveLength(60);
  const judged = seen.map((looks) => judgePublicPicture(looks, { isRemoved: false, isMade: true }));
  expect(judged.filter(({ state }) => state === 'refused')).toEqual([]);
  expect(seen.map(maturityOf).filter((it) => it !== 'general')).toEqual([]);
}, 900_000);
