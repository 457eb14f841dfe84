import { present, type FoundSettings } from './found-settings.ts';

const NEGATIVE = 'Negative prompt:';
/** Pairs that tell a line of settings from a line of a description. */
const PAIRS_MIN = 3;

/**
 * Reads the text that AUTOMATIC1111, Forge and their kin keep with a picture: the description, what
 * is left out, and in the last line pairs such as `Steps: 20, CFG scale: 7, Seed: 42`. Linear.
 */
export function readParameters(text: string): FoundSettings {
  const lines = text.trim().split(/\r?\n/);
  const last = pairsOf(lines.at(-1) ?? '');
  const hasPairs = last.size >= PAIRS_MIN || (last.has('Steps') && last.has('Seed'));
  return {
    ...saidIn(hasPairs ? lines.slice(0, -1) : lines),
    ...(hasPairs && settingsIn(last)),
  };
}

/** What is to be seen, and behind a mark what is not. */
function saidIn(lines: readonly string[]): FoundSettings {
  const at = lines.findIndex((line) => line.startsWith(NEGATIVE));
  const negative = at < 0 ? '' : lines.slice(at).join('\n').slice(NEGATIVE.length);
  const prompt = lines.slice(0, at < 0 ? undefined : at).join('\n');
  return present({ prompt: wordsOf(prompt), negativePrompt: wordsOf(negative) });
}

function settingsIn(pairs: ReadonlyMap<string, string>): FoundSettings {
  const [width, height] = (pairs.get('Size') ?? '').split('x').map(numberOf);
  return present({
    seed: numberOf(pairs.get('Seed')),
    steps: numberOf(pairs.get('Steps')),
    guidance: numberOf(pairs.get('Distilled CFG Scale') ?? pairs.get('CFG scale')),
    ...{ width, height },
    model: pairs.get('Model'),
  });
}

const wordsOf = (text: string): string | undefined => text.trim() || undefined;

function numberOf(text: string | undefined): number | undefined {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** `Name: value` pairs, separated by commas outside of quotes. */
function pairsOf(line: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of partsOf(line)) {
    const at = part.indexOf(':');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (/^[A-Za-z][\w /-]{0,60}$/.test(name)) pairs.set(name, unquoted(part.slice(at + 1).trim()));
  }
  return pairs;
}

function partsOf(line: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ',' && !isQuoted) {
      parts.push(line.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, line.slice(from)];
}

const unquoted = (value: string): string =>
  /^".*"$/.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
