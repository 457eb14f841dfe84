/** A pattern that finds `text` as it is, whatever its letters' case: nothing in it is special. */
export function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`), 'i');
}
