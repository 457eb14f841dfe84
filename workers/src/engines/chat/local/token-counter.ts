/** Texts whose count is remembered; a talk has a few hundred, most of them the same each time. */
const REMEMBERED = 2_000;
/** Longer ones are counted each time: remembering is for lines, not for books. */
const LONGEST = 20_000;

/** Remembers what a tokenizer counted, the texts used last. */
export function rememberCounts(count: (text: string) => Promise<number>) {
  const known = new Map<string, number>();
  return async (text: string): Promise<number> => {
    const before = known.get(text);
    const tokens = before ?? (await count(text));
    if (text.length > LONGEST) return tokens;
    known.delete(text);
    known.set(text, tokens);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return tokens;
  };
}
