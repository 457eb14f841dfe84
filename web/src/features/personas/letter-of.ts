/** Stands in for the picture of somebody by this name. */
export const letterOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';
