import { writeFileSync } from 'node:fs';

/** Writes the names of the tests that passed at their second try to `UNSTEADY_TESTS_FILE`. */
export default class UnsteadyReporter {
  /** @type {string[]} */
  #names = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
    }
  }

  onTestRunEnd() {
    const file = process.env.UNSTEADY_TESTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
