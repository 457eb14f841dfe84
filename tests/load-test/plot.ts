/** A line of a plot: its points by second. */
export interface Line {
  name: string;
  color: string;
  points: ReadonlyArray<readonly [at: number, value: number]>;
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [860, 220, 64, 28, 12];
const TICKS = 4;

/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plot over time as SVG, from zero up. */
export function plot(title: string, unit: string, lines: readonly Line[]): string {
  const all = lines.flatMap(({ points }) => points);
  const last = Math.max(1, ...all.map(([at]) => at));
  const most = roundUp(Math.max(1, ...all.map(([, value]) => value)));
  const x = (at: number): number => LEFT + (at / last) * (WIDTH - LEFT - 12);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - TOP);
  const grid = Array.from({ length: TICKS + 1 }, (_, index) => {
    const value = (most * index) / TICKS;
    const [at, second] = [y(value).toFixed(1), (last * index) / TICKS];
    return (
      `<line x1="${LEFT}" x2="${WIDTH - 12}" y1="${at}" y2="${at}" class="grid"/>` +
      `<text x="${LEFT - 8}" y="${at}" dy="4" text-anchor="end">${shortOf(value)}</text>` +
      `<text x="${x(second).toFixed(1)}" y="${HEIGHT - 8}" text-anchor="middle">${Math.round(second)} s</text>`
    );
  });
  const drawn = lines.map(({ color, points }) => {
    const path = points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    return `<polyline points="${path.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`;
  });
  const legend = lines.map(
    ({ name, color }) => `<span><i style="background:${color}"></i>${escaped(name)}</span>`,
  );
  return (
    `<section><h2>${escaped(title)} <small>${escaped(unit)}</small></h2>` +
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">` +
    `${grid.join('')}${drawn.join('')}</svg><p class="legend">${legend.join('')}</p></section>`
  );
}

/** The next 1, 2 or 5 with zeros behind it. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}

const shortOf = (value: number): string =>
  value >= 10_000 ? `${Math.round(value / 1_000)}k` : String(Math.round(value * 100) / 100);
