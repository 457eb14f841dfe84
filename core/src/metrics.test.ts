import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('a tally counts by its label and tells the same each time that it is asked', async () => {
  const metrics = new Metrics('test');
  const count = metrics.tally('words_total', 'Words.', 'language');
  for (const language of ['en', 'de', 'en']) count(language);
  for (let asked = 0; asked < 2; asked++) {
    const text = await metrics.render();
    expect(text).toContain('words_total{language="en",process="test"} 2');
    expect(text).toContain('words_total{language="de",process="test"} 1');
  }
});

it('a gauge that cannot be read is left out, and the others are told', async () => {
  const metrics = new Metrics('test', { version: '1.2.3', commit: 'abc' });
  let isAway = false;
  metrics.gauge('depth', 'Depth.', ['queue'], async (gauge) => {
    gauge.set({ queue: 'first' }, 1);
    if (isAway) throw new Error('away');
    gauge.set({ queue: 'second' }, await Promise.resolve(2));
  });
  expect(await metrics.render()).toContain('depth{queue="second",process="test"} 2');
  isAway = true;
  const text = await metrics.render();
  expect(text).not.toContain('depth{');
  expect(text).toContain('build_info{version="1.2.3",commit="abc",process="test"} 1');
});

it('a counter of known values begins at 0', async () => {
  const metrics = new Metrics('test');
  metrics.counter('refunds_total', 'Refunds.', ['kind'], ['chat', 'image']);
  expect(await metrics.render()).toContain('refunds_total{kind="image",process="test"} 0');
});
