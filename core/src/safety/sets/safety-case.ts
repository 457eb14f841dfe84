import type { SafetyKind } from '../decide.ts';

/**
 * Cases by class, a line each: kind|text, and for a picture perhaps |negative prompt. The kinds are
 * p(rompt), m(essage), c(haracter), n(ame), t(alk: composed); "⏎" is the end of a field or turn.
 */
export type CaseList = Readonly<Record<string, string>>;

export interface SafetyCase {
  group: string;
  kind: SafetyKind;
  text: string;
  negative: string;
}

const KINDS: Readonly<Record<string, SafetyKind>> = {
  p: 'prompt',
  m: 'message',
  c: 'character',
  n: 'name',
  t: 'composed',
};

/** The cases of some lists, in their order. */
export function casesOf(...lists: readonly CaseList[]): SafetyCase[] {
  return lists.flatMap((list) =>
    Object.entries(list).flatMap(([group, lines]) =>
      lines
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [kind = '', text = '', negative = ''] = line.split('|');
          return {
            group,
            kind: KINDS[kind] ?? 'prompt',
            text: text.replaceAll('⏎', '\n'),
            negative,
          };
        }),
    ),
  );
}

/** A third of the cases is held out: nobody looks at them while the rules are made. */
export const isHeldOut = (_: SafetyCase, index: number): boolean => index % 3 === 2;
