import type { Findings } from './findings.ts';
import type { Recovery } from './recovery.ts';

interface Course {
  seed: number;
  minutes: number;
  people: number;
  runs: number;
  faults: Readonly<Record<string, number>>;
}

/** The course of a run of chaos as text: what was done, what held, and how quickly all was back. */
export function reportOf(course: Course, findings: Findings, recovery: Recovery): string {
  const { seed, minutes, people, runs, faults } = course;
  const done = Object.entries(faults).map(([name, times]) => `${name} ${times}`);
  const lines = [
    `${minutes} minutes, seed ${seed}: ${people} people, ${runs} runs, ${recovery.faults} faults`,
    `  ${done.join(', ')}`,
    '',
    'violations / trials',
  ];
  for (const { invariant, violations, trials, examples } of findings.rows()) {
    lines.push(`${`${violations} / ${trials}`.padStart(18)}  ${invariant}`);
    for (const example of examples) lines.push(`${' '.repeat(22)}${example}`);
  }
  lines.push('', 'back after a fault: times, p50 and p95 in seconds');
  for (const { fault, what, times, p50, p95 } of recovery.rows()) {
    const figures = `${times}`.padStart(7) + inSeconds(p50) + inSeconds(p95);
    lines.push(`${figures}  ${fault}: ${what}`);
  }
  return `${lines.join('\n')}\n`;
}

const inSeconds = (ms: number): string => (ms / 1_000).toFixed(1).padStart(8);
