/** Reads JSON of a stranger's; undefined for what is none, which then reads like an empty answer. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
