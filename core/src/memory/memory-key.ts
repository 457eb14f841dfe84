/** Words that begin a fact without telling anything: whose it is, is known. */
const SUBJECT = /^(?:(?:the )?(?:user|member)|i|they|he|she|you)(?:'s)? (?=\S)/;

/** A fact without what makes no difference between two wordings: case, marks, "the user". */
export function memoryKey(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[^\p{L}\p{N}\p{M}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.replace(SUBJECT, '') || words || text.trim();
}
