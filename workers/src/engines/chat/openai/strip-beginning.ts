/**
 * Takes a beginning that is there already off a reply that should go on from it: some servers go
 * on, others write the whole of it once more. Text is held back for as long as it may be the
 * beginning again.
 */
export function createBeginningStripper(beginning: string) {
  const known = beginning.trim();
  let held: string | undefined = known === '' ? undefined : '';

  return {
    /** @returns what of the text so far is new */
    push(text: string): string {
      if (held === undefined) return text;
      held += text;
      const said = held.trimStart();
      if (said.length < known.length && known.startsWith(said)) return '';
      const fresh = said.startsWith(known) ? said.slice(known.length) : held;
      held = undefined;
      return fresh;
    },
    /** @returns what is held back when nothing more comes */
    end(): string {
      const rest = held ?? '';
      held = undefined;
      return rest;
    },
  };
}
