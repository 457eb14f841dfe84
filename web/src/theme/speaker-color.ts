/** The token of a speaker's colour in a group; a quiet one for whoever is in none any more. */
export const speakerColor = (index: number | null): string =>
  index === null ? 'fg.muted' : `speaker.${index}`;
