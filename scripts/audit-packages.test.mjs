import { expect, it } from 'vitest';
import { failing, weaknessesOf } from './audit-packages.mjs';

/** @param {string} id @param {string} severity */
const advisory = (id, severity) => ({
  source: 1,
  name: 'left-pad',
  title: 'Pads too much',
  url: `https://github.com/advisories/${id}`,
  severity,
});
const report = {
  vulnerabilities: {
    'left-pad': { via: [advisory('GHSA-a', 'critical'), advisory('GHSA-b', 'moderate')] },
    // Packages that are weak only because they use another name it.
    'uses-left-pad': { via: ['left-pad', advisory('GHSA-a', 'critical')] },
  },
};

it('finds each advisory once', () => {
  expect(weaknessesOf(report).map(({ id, severity }) => [id, severity])).toEqual([
    ['GHSA-a', 'critical'],
    ['GHSA-b', 'moderate'],
  ]);
  expect(weaknessesOf({})).toEqual([]);
});

it('fails for what is grave, unless an exception holds today', () => {
  const found = weaknessesOf(report);
  /** @param {Parameters<typeof failing>[1]} exceptions */
  const ids = (exceptions) => failing(found, exceptions, '2026-11-23').map(({ id }) => id);
  expect(ids([])).toEqual(['GHSA-a']);
  expect(ids([{ id: 'GHSA-a', until: '2026-11-23', reason: 'not reached' }])).toEqual([]);
  expect(ids([{ id: 'GHSA-a', until: '2026-11-22', reason: 'not reached' }])).toEqual(['GHSA-a']);
  expect(ids([{ id: 'GHSA-b', until: '2027-01-01', reason: 'other' }])).toEqual(['GHSA-a']);
});
