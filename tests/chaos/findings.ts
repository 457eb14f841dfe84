/** Violations that are told in full; the rest is counted. */
const EXAMPLES = 5;

interface Invariant {
  trials: number;
  violations: number;
  examples: string[];
}

/** What always has to hold: how often that was looked at, and how often it did not. */
export class Findings {
  readonly #invariants = new Map<string, Invariant>();

  /** Notes one look. @param problem undefined when all was well */
  look(name: string, problem?: string | false): void {
    const known = this.#invariants.get(name) ?? { trials: 0, violations: 0, examples: [] };
    known.trials += 1;
    if (problem !== undefined && problem !== false) {
      known.violations += 1;
      if (known.examples.length < EXAMPLES) known.examples.push(problem);
    }
    this.#invariants.set(name, known);
  }

  get violations(): number {
    return [...this.#invariants.values()].reduce((sum, { violations }) => sum + violations, 0);
  }

  rows() {
    return [...this.#invariants].map(([invariant, found]) => ({ invariant, ...found }));
  }
}
