import { fillMacros } from '../contract/macros.ts';
import { decide } from '../safety/decide.ts';

interface Described {
  name: string;
  description?: string | null;
  traits: readonly string[];
  look?: { words?: string | null } | null;
}

/** Enough of a description to set the scene; the rest tells of things that no portrait shows. */
const DESCRIPTION_MAX = 320;

const SUBJECT = 'tasteful portrait of an adult';
/** Two characters of whom little is told still differ by the hour. */
const LIGHTS = ['soft morning light', 'soft daylight', 'golden-hour light', 'soft evening light'];

/**
 * The prompt for the face of a character without a picture of its own: by the words of its look,
 * else by its description. A description that is fine
 * for a talk may be refused for a picture; then it is left out. Only the first name is used, since
 * a full one may be that of somebody real.
 */
export function avatarPrompt({ name, description, traits, look }: Described): string {
  const told = look?.words || toldOf(name, description);
  const moods = traits.slice(0, 5).join(', ').toLowerCase();
  const light = LIGHTS[letterSum(name) % LIGHTS.length] ?? 'soft daylight';
  const compose = (text = '', called = '') =>
    [called ? `${SUBJECT} named ${called}` : SUBJECT, moods, text.trim(), light]
      .filter(Boolean)
      .join(', ');
  const plain = `${SUBJECT}, ${light}`;
  return [compose(told, name.split(' ')[0]), compose(told), compose()].find(isSafe) ?? plain;
}

/**
 * The prompt for a picture of a character in a scene: with the words of its look. Their description
 * stays out of it: the places it tells of are not where they are now.
 * @returns null where the description, the look and the scene do not go together
 */
export function characterPrompt(
  { name, description, look }: Described,
  scene: string,
): string | null {
  const [first = name] = name.split(' ');
  const prompt = [`an adult person named ${first}`, look?.words, scene].filter(Boolean).join(', ');
  return isSafe(`${prompt}, ${toldOf(name, description)}`) ? prompt : null;
}

const toldOf = (name: string, description: string | null | undefined): string =>
  fillMacros(description ?? '', { char: name, user: 'someone' })
    .replace(/\s+/g, ' ')
    .slice(0, DESCRIPTION_MAX)
    .trim();

function letterSum(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

const isSafe = (prompt: string): boolean => decide(prompt, { kind: 'prompt' }).allowed;
