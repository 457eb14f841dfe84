/**
 * Draws the figures that `npm run bench -- --json FILE` kept: one SVG for each measurement, with its
 * percentiles and its CPU, the product beside what it is compared with, the machine and the day.
 *
 *   node scripts/plot-bench.mjs [FILE, else .cache/bench.json] [FOLDER, else docs/plots]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, number>} Figures */
/** @typedef {{ at: string, load?: number, columns: Record<string, Figures> }} Measured */
/** @typedef {{ machine: Record<string, unknown>, measured: Record<string, Measured> }} Report */
/** @typedef {{ label: string, bars: { name: string, value: number }[] }} Row */

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , file = join(root, '.cache/bench.json'), folder = join(root, 'docs/plots')] =
  process.argv;

const [WIDTH, LABELS, VALUES] = [760, 230, 90];
const [BAR, GAP, HEAD] = [14, 10, 54];
/** Columns that are named side by side. */
const LEGEND = 5;
const COLORS = ['#7c6cf0', '#8a90a2', '#d08a5b', '#4fa58a', '#c46a94', '#b9a24a', '#5b8ec9'];
/** Columns that are no measurement of their own. */
const DERIVED = ['ratio'];
/** Figures that are drawn, each kind on a scale of its own. */
const KINDS = [/ p\d+$| max$/, /^CPU (ms|microseconds)/, /^a (second|minute)$/, /start$|^KB/];

/** @type {(text: string) => string} */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** @type {(value: number) => string} */
const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** @type {(columns: Record<string, Figures>, kind: RegExp) => Row[]} */
function rowsOf(columns, kind) {
  const own = Object.entries(columns).filter(([name]) => !DERIVED.includes(name));
  const labels = [...new Set(own.flatMap(([, figures]) => Object.keys(figures)))];
  return labels
    .filter((label) => kind.test(label))
    .map((label) => ({
      label,
      bars: own.flatMap(([name, figures]) => {
        const value = figures[label];
        return typeof value === 'number' ? [{ name, value }] : [];
      }),
    }));
}

/** @type {(rows: Row[], names: string[], from: number) => { svg: string, height: number }} */
function panel(rows, names, from) {
  const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ value }) => value)), 1e-9);
  let y = from;
  const parts = rows.map(({ label, bars }) => {
    const top = y;
    const drawn = bars.map(({ name, value }) => {
      const width = Math.max(1, (value / most) * (WIDTH - LABELS - VALUES));
      const color = COLORS[names.indexOf(name) % COLORS.length];
      const at = y;
      y += BAR + 2;
      return (
        `<rect x="${LABELS}" y="${at}" width="${width.toFixed(1)}" height="${BAR}" rx="2" fill="${color}"/>` +
        `<text x="${(LABELS + width + 6).toFixed(1)}" y="${at + 11}">${shown(value)}</text>`
      );
    });
    y += GAP;
    return `<text x="${LABELS - 10}" y="${top + 11}" text-anchor="end">${escaped(label)}</text>${drawn.join('')}`;
  });
  return { svg: parts.join(''), height: y - from };
}

/** @type {(title: string, measured: Measured, machine: Record<string, unknown>) => string} */
function draw(title, { at, load, columns }, machine) {
  const names = Object.keys(columns).filter((name) => !DERIVED.includes(name));
  let y = HEAD + 24 + Math.floor((names.length - 1) / LEGEND) * 18;
  const panels = KINDS.flatMap((kind) => {
    const rows = rowsOf(columns, kind);
    if (rows.length === 0) return [];
    const { svg, height } = panel(rows, names, y);
    y += height + GAP;
    return svg;
  });
  const legend = names.map((name, index) => {
    const x = 16 + (index % LEGEND) * 140;
    const line = HEAD + Math.floor(index / LEGEND) * 18;
    return (
      `<rect x="${x}" y="${line - 8}" width="10" height="10" rx="2" fill="${COLORS[index % COLORS.length]}"/>` +
      `<text x="${x + 16}" y="${line + 1}">${escaped(name)}</text>`
    );
  });
  const of = `${machine['cores']} cores, ${machine['cpu']}, Node ${machine['node']}, ${at.slice(0, 10)}`;
  const busy = load === undefined ? '' : `, load ${load.toFixed(1)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 24}" font-family="system-ui, sans-serif" font-size="11" fill="#c9ccd6">` +
    `<rect width="100%" height="100%" rx="10" fill="#16171d"/>` +
    `<text x="16" y="28" font-size="15" font-weight="600" fill="#f2f3f7">${escaped(title)}</text>` +
    `${legend.join('')}${panels.join('')}` +
    `<text x="16" y="${y + 12}" fill="#8a90a2">${escaped(of + busy)}</text></svg>\n`
  );
}

/** @type {Report} */
const { machine, measured } = JSON.parse(readFileSync(file, 'utf8'));
mkdirSync(folder, { recursive: true });
for (const [title, one] of Object.entries(measured)) {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  writeFileSync(join(folder, `${name}.svg`), draw(title, one, machine));
  process.stdout.write(`${join(folder, `${name}.svg`)}\n`);
}
