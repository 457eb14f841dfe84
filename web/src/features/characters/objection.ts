/** The reason why a file cannot be a character card, before it is sent; undefined when it may be one. */
export function objection(
  { name, size }: Pick<File, 'name' | 'size'>,
  maxBytes: number,
): string | undefined {
  const isCard = /\.(png|webp|jpe?g|json|charx)$/i.test(name);
  if (!isCard) return 'Choose a character card: a PNG, WebP, JPEG, JSON or CHARX file.';
  if (size === 0) return 'This file is empty.';
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return size > maxBytes ? `The card is too large. It may have ${megabytes} MB.` : undefined;
}
