/** The link to a picture where its list is on screen. */
export const pictureLink = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-picture="${id}"]`);
