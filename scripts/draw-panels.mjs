/**
 * Draws panels of the dashboards from what a Prometheus really holds, as one picture, for looking at
 * them without a Grafana.
 *
 *   node scripts/draw-panels.mjs http://127.0.0.1:9090 10 out.png 'Until the first word' 'Requests'
 */
import sharp from 'sharp';
import { readDashboards, seriesOf } from './prometheus.mjs';

const [base = 'http://127.0.0.1:9090', minutes = '10', out = 'panels.png', ...titles] =
  process.argv.slice(2);
const W = 720;
const H = 300;
const PLOT = { left: 64, top: 46, width: W - 84, height: 180 };
const COLOURS = [
  '#7c5cff',
  '#19b5a5',
  '#f2a541',
  '#e4577b',
  '#4a90e2',
  '#9aa5b8',
  '#b8c94a',
  '#c779d0',
];
const COLUMNS = 2;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {number} value
 * @param {string} unit
 */
function written(value, unit) {
  if (unit === 'percentunit') return `${(value * 100).toPrecision(2)} %`;
  if (unit === 'bytes') return `${(value / 2 ** 20).toFixed(0)} MB`;
  const number = value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString();
  if (unit === 's') {
    return value < 1 ? `${Number((value * 1_000).toPrecision(2))} ms` : `${number} s`;
  }
  return unit.endsWith('ps') ? `${number}/s` : number;
}

/**
 * @param {string} format
 * @param {Record<string, string>} labels
 */
const named = (format, labels) => format.replace(/\{\{(\w+)\}\}/g, (_, name) => labels[name] ?? '');

/**
 * Names in as many lines as they need.
 * @param {string[]} names
 */
function legendOf(names) {
  let left = PLOT.left;
  let line = PLOT.top + PLOT.height + 40;
  return names.map((name, index) => {
    const width = 34 + name.length * 7;
    if (left + width > W - 20) {
      left = PLOT.left;
      line += 18;
    }
    const at = left;
    left += width;
    return `<rect x="${at}" y="${line - 9}" width="10" height="10" rx="2" fill="${COLOURS[index]}"/>
      <text x="${at + 16}" y="${line}" class="legend">${escaped(name)}</text>`;
  });
}

/** @param {import('./prometheus.mjs').Panel} panel */
async function drawn(panel) {
  const { unit } = panel.fieldConfig.defaults;
  const lines = [];
  for (const { expr, legendFormat } of panel.targets) {
    for (const { metric, values } of await seriesOf(base, expr, { minutes: Number(minutes) })) {
      const points = values.map(([at, value]) => ({ at, value: Number(value) }));
      lines.push({ name: named(legendFormat, metric), points });
    }
  }
  const shown = lines.slice(0, COLOURS.length);
  const all = shown.flatMap(({ points }) => points).filter(({ value }) => Number.isFinite(value));
  const end = Date.now() / 1_000;
  const begin = end - Number(minutes) * 60;
  const top = Math.max(...all.map(({ value }) => value), 1e-6) * 1.1;
  const x = (/** @type {number} */ at) => PLOT.left + ((at - begin) / (end - begin)) * PLOT.width;
  const y = (/** @type {number} */ value) => PLOT.top + PLOT.height * (1 - value / top);
  const grid = [0, 0.5, 1].map((share) => {
    const at = y(top * share);
    return `<line x1="${PLOT.left}" x2="${PLOT.left + PLOT.width}" y1="${at}" y2="${at}" stroke="#2c3040"/>
      <text x="${PLOT.left - 8}" y="${at + 4}" class="axis" text-anchor="end">${written(top * share, unit)}</text>`;
  });
  const times = [0, 0.5, 1].map((share) => {
    const at = new Date((begin + (end - begin) * share) * 1_000).toISOString().slice(11, 16);
    const left = PLOT.left + PLOT.width * share;
    return `<text x="${left}" y="${PLOT.top + PLOT.height + 18}" class="axis" text-anchor="middle">${at}</text>`;
  });
  const paths = shown.map(({ points }, index) => {
    let isPenUp = true;
    const path = points.map(({ at, value }) => {
      if (!Number.isFinite(value)) {
        isPenUp = true;
        return '';
      }
      const step = `${isPenUp ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      isPenUp = false;
      return step;
    });
    return `<path d="${path.join('')}" fill="none" stroke="${COLOURS[index]}" stroke-width="2"/>`;
  });
  const legend = legendOf(shown.map(({ name }) => name));
  const parts = [...grid, ...times, ...paths, ...legend].join('');
  return `<rect width="${W}" height="${H}" rx="8" fill="#181b24"/>
    <text x="20" y="28" class="title">${escaped(panel.title)}</text>${parts}`;
}

const panels = (await readDashboards()).flatMap((dashboard) => dashboard.panels);
const wanted = titles.flatMap((title) =>
  panels.filter((panel) => panel.title === title).slice(0, 1),
);
const pictures = await Promise.all(wanted.map(drawn));
const rows = Math.ceil(pictures.length / COLUMNS);
const gap = 16;
const width = COLUMNS * (W + gap) + gap;
const height = rows * (H + gap) + gap;
const placed = pictures.map((picture, index) => {
  const left = gap + (index % COLUMNS) * (W + gap);
  const top = gap + Math.floor(index / COLUMNS) * (H + gap);
  return `<g transform="translate(${left} ${top})">${picture}</g>`;
});
const style = `text { font-family: 'DejaVu Sans', sans-serif; fill: #d8dce6 }
  .title { font-size: 15px; font-weight: 600 } .axis { font-size: 11px; fill: #8b93a5 } .legend { font-size: 12px }`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${style}</style>
  <rect width="100%" height="100%" fill="#0f1117"/>${placed.join('')}</svg>`;
await sharp(Buffer.from(svg)).toFile(out);
process.stdout.write(`${pictures.length} panels in ${out}\n`);
