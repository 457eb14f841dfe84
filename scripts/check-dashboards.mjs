/**
 * Asks a running Prometheus for every expression of the dashboards and alerts, so that none waits
 * for numbers that nobody tells. Let the product do some of everything before: talk, paint, refuse.
 *
 *   node scripts/check-dashboards.mjs [http://127.0.0.1:9090]
 */
import { ask, readDashboards, seriesOf } from './prometheus.mjs';

const MINUTES = 15;
const base = process.argv[2] ?? 'http://127.0.0.1:9090';
/** @type {string[]} */
const problems = [];
let checked = 0;

/** @param {string} expr */
const hasData = async (expr) => {
  const series = await seriesOf(base, expr, { minutes: MINUTES });
  return series.some(({ values }) => values.some(([, value]) => Number.isFinite(Number(value))));
};

for (const { title, panels } of await readDashboards()) {
  for (const panel of panels) {
    for (const { expr } of panel.targets) {
      checked += 1;
      if (!(await hasData(expr))) problems.push(`${title} / ${panel.title}: no data\n    ${expr}`);
    }
  }
}

// A quiet alert has no data, so its numbers are looked for one by one.
/** @type {string[]} */
const known = await ask(base, 'label/__name__/values');
const { groups } = await ask(base, 'rules', { type: 'alert' });
if (groups.length === 0) {
  problems.push('This Prometheus knows no alerts. Name alerts.yml in its configuration.');
}
for (const { rules } of groups) {
  for (const { name, query, health, lastError } of rules) {
    checked += 1;
    if (health !== 'ok') problems.push(`${name}: ${health} ${lastError ?? ''}`);
    const words = query
      .replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)/g, ' ')
      .match(/[a-z]+_[a-z_0-9]+/g);
    for (const word of words ?? []) {
      if (word !== 'histogram_quantile' && !known.includes(word)) {
        problems.push(`${name}: nobody tells ${word}`);
      }
    }
  }
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${checked} expressions checked, ${problems.length} without an answer\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
