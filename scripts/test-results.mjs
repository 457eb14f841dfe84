/**
 * The counts of one step; `unsteady` are the tests that passed only at their second try.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {Count & { unsteady: string[] }} Result
 */

/**
 * Counts what the JSON reporter of Vitest wrote; the tests that passed at their second try are not in it.
 * @param {{ testResults: Array<{ status: string, assertionResults: Array<{ status: string }> }>,
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} result
 * @returns {Result}
 */
export function countVitest(result) {
  // A file that cannot even be loaded has no failed test in it.
  const broken = result.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((it) => it.status === 'failed'),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
    unsteady: [],
  };
}

/**
 * @typedef {{ title: string, suites?: PlaywrightSuite[],
 *   specs: Array<{ title: string, tests: Array<{ status: string }> }> }} PlaywrightSuite
 */

/** @type {(suite: PlaywrightSuite) => string[]} */
const flakyIn = ({ title, specs, suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} > ${spec.title}`),
  ...suites.flatMap(flakyIn),
];

/**
 * Counts what the JSON reporter of Playwright wrote.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[], suites: PlaywrightSuite[] }} result
 * @returns {Result}
 */
export function countPlaywright({ stats, errors, suites }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    // An error beside the tests; what a first try said does not count.
    failed: unexpected === 0 && flaky === 0 ? errors.length : unexpected,
    skipped,
    unsteady: suites.flatMap(flakyIn),
  };
}
