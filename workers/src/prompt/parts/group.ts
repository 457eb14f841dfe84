import { othersIn } from '../group-talk.ts';
import type { PartSource } from './part.ts';

/** What may be told of the others; where that is too much for it, their names have to do. */
const OTHERS_SHARE = 0.2;

/** Who else is there in a group, and whose words alone are to be written; '' where it is none. */
export async function groupText(source: PartSource, room: number): Promise<string> {
  const { request, count } = source;
  const { group, character } = request;
  if (!group) return '';
  const rule = [
    'Everybody else has their name before what they say.',
    `Write only what ${character.name} says and does, without a name before it.`,
    `Never write for ${listOf(othersIn(request))}: they speak for themselves.`,
  ].join('\n');
  if (group.others.length === 0) return rule;
  const told = group.others.map(({ name, line }) => (line ? `- ${name}: ${line}` : `- ${name}`));
  const faces = ['This talk has several people. Here are also:', ...told].join('\n');
  const isShort = (await count(faces)) <= room * OTHERS_SHARE;
  const names = `${listOf(group.others.map(({ name }) => name))} take part in this talk too.`;
  return `${isShort ? faces : names}\n${rule}`;
}

/** 'Jonas', 'Jonas and Ada', 'Jonas, Ada and Sam'. */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
