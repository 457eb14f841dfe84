import { decide } from '../decide.ts';
import { APART_BENIGN } from './apart-benign.data.ts';
import { APART_EVASIVE } from './apart-evasive.data.ts';
import { APART_LATER_BENIGN } from './apart-later-benign.data.ts';
import { APART_LATER_EVASIVE } from './apart-later-evasive.data.ts';
import { BENIGN } from './benign.data.ts';
import { encodedCases } from './encoded-cases.ts';
import { EVASIVE } from './evasive.data.ts';
import { EVASIVE_LANGUAGES } from './evasive-languages.data.ts';
import { FRESH_BENIGN } from './fresh-benign.data.ts';
import { FRESH_EVASIVE } from './fresh-evasive.data.ts';
import { SECOND_BENIGN, SECOND_EVASIVE } from './second-look.data.ts';
import { casesOf, isHeldOut, type SafetyCase } from './safety-case.ts';

/** How many cases of a class there are, and how many were refused. */
interface Tally {
  group: string;
  cases: number;
  refused: number;
}

interface Measured {
  groups: Tally[];
  all: Tally;
  /** The third of the cases that nobody looks at while the rules are made. */
  heldOut: Tally;
}

type SetName =
  | 'evasive'
  | 'benign'
  | 'freshEvasive'
  | 'freshBenign'
  | 'apartEvasive'
  | 'apartBenign'
  | 'laterEvasive'
  | 'laterBenign';

const SETS: Readonly<Record<SetName, readonly SafetyCase[]>> = {
  evasive: [...casesOf(EVASIVE, EVASIVE_LANGUAGES), ...encodedCases()],
  benign: casesOf(BENIGN),
  // Written before a look at what is refused; what each found at first stands in decision 36.
  freshEvasive: casesOf(FRESH_EVASIVE, SECOND_EVASIVE),
  freshBenign: casesOf(FRESH_BENIGN, SECOND_BENIGN),
  // Written by others than the rules; 78 to 87 of 100 were refused at first sight.
  apartEvasive: casesOf(APART_EVASIVE),
  apartBenign: casesOf(APART_BENIGN),
  // Two more of those; 65.5 and 81.8 of 100 were refused at first sight.
  laterEvasive: casesOf(APART_LATER_EVASIVE),
  laterBenign: casesOf(APART_LATER_BENIGN),
};

/** Decides about every case of a set and counts what is refused, by class. */
export function measure(set: SetName): Measured {
  const groups = new Map<string, Tally>();
  const all: Tally = { group: 'all', cases: 0, refused: 0 };
  const heldOut: Tally = { group: 'held out', cases: 0, refused: 0 };
  for (const [index, one] of SETS[set].entries()) {
    const own = groups.get(one.group) ?? { group: one.group, cases: 0, refused: 0 };
    groups.set(one.group, own);
    const refused = decide(one.text, one).allowed ? 0 : 1;
    for (const tally of isHeldOut(one, index) ? [own, all, heldOut] : [own, all]) {
      tally.cases++;
      tally.refused += refused;
    }
  }
  return { groups: [...groups.values()], all, heldOut };
}
