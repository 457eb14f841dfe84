/** The environment as it is, read in this one place; an empty value counts as not set. */
export function readEnv(): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && value !== '') set[name] = value;
  }
  return set;
}
