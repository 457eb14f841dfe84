import type { Verdict } from './limits.ts';
import { STEP_MS, type Step, type Summary } from './measures.ts';
import { escaped, plot, type Line } from './plot.ts';

/** What a report tells besides its plots. */
interface Told {
  target: string;
  begunAt: string;
  people: number;
  tabs: number;
  scenario: string;
  minutes: number;
  mostSockets: number;
  summaries: Readonly<Record<string, Summary>>;
  verdicts: readonly Verdict[];
}

const COLORS = ['#3b6fd4', '#c8553d', '#2f8f6b', '#8a5fbf'] as const;
const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; color: #1d2330; background: #fff;
    max-width: 900px; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.6rem; margin: 0 }
  h2 { font-size: 1.05rem; margin: 2rem 0 .4rem }
  small, .muted { color: #667085; font-weight: 400 }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
  th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #e4e7ec }
  th:first-child, td:first-child { text-align: left }
  th { font-weight: 600; color: #475467 }
  svg { width: 100%; height: auto }
  svg text { font-size: 12px; fill: #667085 }
  .grid { stroke: #e4e7ec }
  .legend span { margin-right: 1.2rem }
  .legend i { display: inline-block; width: 12px; height: 12px; border-radius: 3px;
    margin-right: .4rem; vertical-align: -1px }
  .ok { color: #1f7a4d }
  .bad { color: #b42318; font-weight: 600 }
`;

/** The report of a load test as one page that needs nothing else. */
export function reportPage(told: Told, steps: readonly Step[]): string {
  const title = `Load test of ${escaped(told.target)}`;
  const isGood = told.verdicts.every(({ holds }) => holds);
  const sockets = steps.map(({ at, sockets }) => [at, sockets] as const);
  const requests = rateOf(steps, 'request', COLORS[0]);
  const failures = rateOf(steps, 'request failed', COLORS[1]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body>
<h1>${title}</h1>
<p class="muted">${courseOf(told)}</p>
<p class="${isGood ? 'ok' : 'bad'}">${isGood ? 'All limits hold.' : 'Some limits do not hold.'}</p>
${limitTable(told.verdicts)}
${plot('Open sockets', '', [{ name: 'open', color: COLORS[0], points: sockets }])}
${plot('Requests', 'per second', [requests, failures])}
${timePlot('Messages', steps, ['message taken', 'first word'])}
${timePlot('Sockets', steps, ['socket open', 'socket answers'])}
${timePlot('Pictures', steps, ['picture taken', 'whole picture'])}
${timePlot('Accounts', steps, ['signed up'])}
<h2>All measures</h2>
${summaryTable(told.summaries)}
</body></html>
`;
}

function courseOf({ begunAt, people, tabs, scenario, minutes, mostSockets }: Told): string {
  const each = `${tabs} ${tabs === 1 ? 'socket' : 'sockets'} each`;
  const course = `${people} people with ${each}, ${escaped(scenario)}, ${minutes} minutes`;
  return `${escaped(begunAt)}: ${course}; ${mostSockets} sockets at most.`;
}

const row = (cells: ReadonlyArray<string | number>, tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function limitTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ measure, statistic, most, measured, holds }) => {
    const [mark, words] = holds ? ['ok', 'holds'] : ['bad', 'too much'];
    const verdict = `<span class="${mark}">${words}</span>`;
    const name = `${escaped(measure)} ${statistic}`;
    const isKnown = measured !== undefined;
    return row([name, numberOf(measured), most, isKnown ? verdict : 'not measured']);
  });
  return `<table>${row(['Limit', 'Measured', 'At most', ''], 'th')}${rows.join('')}</table>`;
}

function summaryTable(summaries: Readonly<Record<string, Summary>>): string {
  const rows = Object.entries(summaries).map(([name, { p50, p95, p99, count }]) => {
    const times = p99 > 0 ? [p50, p95, p99].map(numberOf) : ['', '', ''];
    return row([escaped(name), count, ...times]);
  });
  const head = row(['Measure', 'Times', 'p50 ms', 'p95 ms', 'p99 ms'], 'th');
  return `<table>${head}${rows.join('')}</table>`;
}

const numberOf = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value));

function rateOf(steps: readonly Step[], name: string, color: string): Line {
  const points = steps.map(
    ({ at, counts }) => [at, ((counts[name] ?? 0) * 1_000) / STEP_MS] as const,
  );
  return { name, color, points };
}

/** The p50 and p95 of some times; nothing where none was taken. */
function timePlot(title: string, steps: readonly Step[], names: readonly string[]): string {
  const lines = names.flatMap((name, index) =>
    (['p50', 'p95'] as const).map((statistic, which) => ({
      name: `${name} ${statistic}`,
      color: COLORS[index * 2 + which] ?? COLORS[0],
      points: steps.flatMap(({ at, times }) => {
        const taken = times[name];
        return taken ? [[at, taken[statistic]] as const] : [];
      }),
    })),
  );
  return lines.some(({ points }) => points.length > 0) ? plot(title, 'milliseconds', lines) : '';
}
