/** The given parts of an address' query; what is not there, or empty, is left out. */
export function readFilters<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const filters: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null && value !== '') filters[name] = value;
  }
  return filters;
}

/** The same query with some parts changed; what is undefined or empty goes, and all else stays. */
export function withFilters(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
