import { fillMacros } from '@vesper/core/contract/macros';
import { usePersonaName } from '../persona/personas.ts';
import { useUser } from '../user/session.ts';

/** Fills in the names that a character's texts leave open: its own, and that of who reads it. */
export function useFilledText(character: string): (text: string) => string {
  const { firstName } = useUser();
  const persona = usePersonaName();
  const names = { char: character, user: persona ?? (firstName?.trim() || 'you') };
  return (text) => fillMacros(text, names);
}
