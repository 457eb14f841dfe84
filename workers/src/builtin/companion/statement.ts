import { pattern } from '../../wrapped.ts';
import { sentences } from '../shared/template.ts';
import { clauses, plain } from './plain-text.ts';
import { rootsOf } from './stem.ts';

/** Something that was said to be so: by the user about anything, or by the description of the character. */
export interface Statement {
  /** The words of whoever said it, one clause without its closing mark. */
  text: string;
  roots: ReadonlySet<string>;
  /** True when "I" or "we" does or is it, false when somebody or something else does. */
  mine: boolean;
  /** Index of the turn it stands in. */
  turn: number;
  /** Whom its "he", "she" or "it" means, as the companion would say it. */
  about?: string;
  /** The question it is a short answer to. */
  asked?: string;
}

const ASKS = new RegExp(
  pattern`
    ^(?:(?:and|but|so|then|well|hey|ok|okay),? )*(?:(?:what|who|whom|whose|where|when|why|how|which)\b
    |(?:is|are|am|was|were|do|does|did|can|could|would|will|should|have|has|had|may) (?:i|you|we|he
    |she|it|they|there|my|your|the|a|this|that)\b)
  `,
  'i',
);
const ORDERS = new RegExp(
  pattern`
    ^(?:please |now |just |ok |okay )*(?:tell|give|write|draw|paint|let|show|say|explain|describe
    |list|make me|help|imagine|pretend|guess|try|stop|go on|continue|suggest|recommend|define
    |translate|sing|ask|answer|talk|look up|name)\b
  `,
  'i',
);
const CARRIER = new RegExp(
  pattern`
    ^(?:(?:please |also |and )*(?:remember|note|keep in mind|do not forget|just so you know
    |fyi|by the way|guess what|you know|as i said|like i said
    |i (?:just )?(?:told|wanted to tell) you|did i (?:tell|mention)(?: you)?|i think
    |i guess)(?: that)?[,:]? )+
  `,
  'i',
);
const MINE = /^(?:(?:\p{L}+,? ){0,3}?)(?:i|we)\b/iu;

/** True for a sentence that asks, with or without its mark. */
export function asks(sentence: string): boolean {
  return sentence.endsWith('?') || ASKS.test(sentence);
}

/** Everything a text states, clause by clause; questions and orders state nothing. */
export function statementsIn(text: string): Statement[] {
  return sentences(plain(text).replaceAll('*', ''))
    .filter((sentence) => !asks(sentence))
    .flatMap((sentence) => [...clauses(sentence), ...reasoned(sentence)])
    .map((clause) => clause.replace(CARRIER, '').replace(/[,\s"]+$/, ''))
    .filter((clause) => !ORDERS.test(clause) && !asks(clause))
    .map((clause) => statementOf(clause))
    .filter(({ roots }) => roots.size > 0);
}

/** A sentence with its reason, whole: cut in two neither part would answer "why". */
function reasoned(sentence: string): string[] {
  return /\bbecause\b/i.test(sentence) ? [sentence.replace(/[.!…]+$/, '')] : [];
}

export function statementOf(text: string, turn = 0): Statement {
  return { text, roots: new Set(rootsOf(text)), mine: MINE.test(text), turn };
}
