/** A text as a pattern in which nothing is special. The database takes none with a NUL in it. */
export function literalPattern(text: string): string {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  return escaped.replaceAll('\0', String.raw`\x00`);
}

/** A pattern for texts that contain `text` as it is, in any case. */
export function containsPattern(text: string): RegExp {
  return new RegExp(literalPattern(text), 'i');
}
