/** The number that a field holds; NaN for anything that is not whole. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
}
