import nlp from 'compromise';
import { sentences } from '../shared/template.ts';

export type Gender = 'she' | 'he' | 'they';

const PRONOUNS = {
  she: { they: 'she', them: 'her', their: 'her', was: 'was' },
  he: { they: 'he', them: 'him', their: 'his', was: 'was' },
  they: { they: 'they', them: 'them', their: 'their', was: 'were' },
} as const;

/** Pronouns of the lead: as the premise does, else as the name suggests, else neutrally. */
export function genderOf(name: string, premise: string): Gender {
  const she = premise.match(/\b(?:she|her|hers|woman)\b/gi)?.length ?? 0;
  const he = premise.match(/\b(?:he|him|his|man)\b/gi)?.length ?? 0;
  if (she !== he) return she > he ? 'she' : 'he';
  const named = nlp(name);
  if (named.has('#FemaleName')) return 'she';
  return named.has('#MaleName') ? 'he' : 'they';
}

export function leadSlots(lead: string, gender: Gender): Record<string, string> {
  return { lead, ...PRONOUNS[gender] };
}

export function companionSlots(name: string, gender: Gender): Record<string, string> {
  const { they, them, their, was } = PRONOUNS[gender];
  return { c: name, cThey: they, cThem: them, cTheir: their, cWas: was };
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The sentences of a text in a form in which a repetition is recognised. */
export function sentenceKeys(text: string): string[] {
  return sentences(text).map((one) => one.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''));
}
