/** Half of a surrogate pair cannot be stored as UTF-8. */
export const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');
