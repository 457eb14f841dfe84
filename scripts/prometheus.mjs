/** Asks a Prometheus, for the scripts that check and draw the dashboards. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WATCH = fileURLToPath(new URL('../docker/watch', import.meta.url));

/**
 * @typedef {{ expr: string, legendFormat: string }} Target
 * @typedef {{ title: string, targets: Target[], fieldConfig: { defaults: { unit: string } } }} Panel
 * @typedef {{ title: string, panels: Panel[] }} Dashboard
 * @typedef {{ metric: Record<string, string>, values: [number, string][] }} Series
 */

/** @returns {Promise<Dashboard[]>} */
export async function readDashboards() {
  const folder = join(WATCH, 'grafana/dashboards');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
}

/**
 * @param {string} base
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export async function ask(base, path, query = {}) {
  const url = `${base}/api/v1/${path}?${new URLSearchParams(query)}`;
  const answer = await fetch(url).catch(() => null);
  if (!answer) throw new Error(`No Prometheus answers at ${base}. Name its address.`);
  const { status, data, error } = JSON.parse(await answer.text());
  if (status !== 'success') throw new Error(`${error}: ${query['query'] ?? path}`);
  return data;
}

/**
 * The series of an expression over the last minutes, as Grafana would ask for them.
 * @param {string} base
 * @param {string} expr
 * @param {{ minutes: number, rateOver?: string }} span
 * @returns {Promise<Series[]>}
 */
export async function seriesOf(base, expr, { minutes, rateOver = '1m' }) {
  const end = Date.now() / 1_000;
  const { result } = await ask(base, 'query_range', {
    query: expr.replaceAll('$__rate_interval', rateOver),
    start: String(end - minutes * 60),
    end: String(end),
    step: String(Math.max(5, (minutes * 60) / 240)),
  });
  return result;
}
