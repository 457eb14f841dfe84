/**
 * `npm run audit`: the packages that the product runs with, against the registry's list of known
 * weaknesses. One that is high or critical fails, unless `.github/audit-exceptions.json` names it
 * with a reason and a day until which that holds; what is less grave is only told.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const GRAVE = ['high', 'critical'];

/** @typedef {{ id: string, until: string, reason: string }} Exception `id` is GHSA-..., `until` a date */
/** @typedef {{ id: string, name: string, severity: string, title: string }} Weakness */

/**
 * The advisories in what `npm audit --json` says, each once.
 * @param {{ vulnerabilities?: Record<string, { via: unknown[] }> }} report
 * @returns {Weakness[]}
 */
export function weaknessesOf({ vulnerabilities = {} }) {
  const found = Object.values(vulnerabilities).flatMap(({ via }) => via.filter(isAdvisory));
  const byId = new Map(found.map((it) => [it.url, it]));
  return [...byId.values()].map(({ url, name, severity, title }) => {
    return { id: url.slice(url.lastIndexOf('/') + 1), name, severity, title };
  });
}

/** @param {unknown} via @returns {via is { url: string, name: string, severity: string, title: string }} */
function isAdvisory(via) {
  return typeof via === 'object' && via !== null && 'url' in via;
}

/**
 * The weaknesses that fail, by the policy above.
 * @param {Weakness[]} weaknesses
 * @param {Exception[]} exceptions
 * @param {string} today as 2026-11-23
 */
export function failing(weaknesses, exceptions, today) {
  const isExcepted = (/** @type {Weakness} */ { id }) =>
    exceptions.some((it) => it.id === id && it.until >= today);
  return weaknesses.filter((it) => GRAVE.includes(it.severity) && !isExcepted(it));
}

function main() {
  const args = ['audit', '--omit=dev', '--json'];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  const report = JSON.parse(stdout || '{}');
  if (!report.auditReportVersion) {
    throw new Error(`The registry could not be asked: ${report.message ?? 'npm said nothing'}.`);
  }
  const path = new URL('../.github/audit-exceptions.json', import.meta.url);
  const found = weaknessesOf(report);
  const bad = failing(found, JSON.parse(readFileSync(path, 'utf8')), today());
  for (const weakness of found) {
    const mark = bad.includes(weakness) ? 'FAILS' : 'known';
    const { id, name, severity, title } = weakness;
    process.stdout.write(`${mark}  ${severity}  ${name}: ${title} (${id})\n`);
  }
  process.stdout.write(`${found.length} known weaknesses, ${bad.length} of them fail.\n`);
  if (bad.length > 0) process.exitCode = 1;
}

const today = () => new Date().toISOString().slice(0, 10);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
