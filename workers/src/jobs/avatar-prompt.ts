import { fillMacros } from '@vesper/core/cards/macros';
import { decide } from '@vesper/core/safety/decide';

interface Described {
  name: string;
  description?: string | null;
  traits: readonly string[];
}

/** Enough of a description to set the scene; the rest tells of things that no portrait shows. */
const DESCRIPTION_MAX = 240;

const SUBJECT = 'tasteful portrait of an adult, silhouette';
const LIGHT = 'soft evening light, calm background';

/**
 * The prompt for the face of a character without a picture of its own. A description that is fine
 * for a talk may be refused for a picture; then it is left out. Only the first name is used, since
 * a full one may be that of somebody real.
 */
export function avatarPrompt({ name, description, traits }: Described): string {
  const told = fillMacros(description ?? '', { char: name, user: 'someone' })
    .replace(/\s+/g, ' ')
    .slice(0, DESCRIPTION_MAX);
  const moods = traits.slice(0, 5).join(', ').toLowerCase();
  const plain = [SUBJECT, LIGHT].join(', ');
  const called = name.split(' ')[0];
  return [compose(moods, told, called), compose(moods, told), compose(moods)].find(isSafe) ?? plain;
}

const compose = (moods: string, told = '', name = ''): string =>
  [name ? `${SUBJECT} named ${name}` : SUBJECT, moods, told.trim(), LIGHT]
    .filter(Boolean)
    .join(', ');

const isSafe = (prompt: string): boolean => decide(prompt, { kind: 'prompt' }).allowed;
