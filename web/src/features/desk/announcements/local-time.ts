/** An ISO time as a `datetime-local` field holds it, in the reader's own time. */
export function toLocal(iso: string): string {
  const date = new Date(iso);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The other way; null for a field that holds nothing. */
export function fromLocal(text: string): string | null {
  const at = text === '' ? NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
