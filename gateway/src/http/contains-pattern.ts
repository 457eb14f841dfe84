/** A pattern for texts that contain `text` as it is, in any case: nothing in it is special. */
export function containsPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  // The database takes no pattern with a NUL in it.
  return new RegExp(escaped.replaceAll('\0', String.raw`\x00`), 'i');
}
