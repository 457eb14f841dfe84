/** A text written over several source lines; each line break stands for a space. */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}

/** The words of a list written over several source lines. */
export function words(strings: TemplateStringsArray): string[] {
  return strings.join('').trim().split(/\s+/);
}

/**
 * The source of a regular expression written over several source lines; a line break and the
 * indentation after it stand for nothing. Backslashes are written once, as in a literal.
 */
export function pattern(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(strings, ...parts).replace(/\s*\n\s*/g, '');
}
