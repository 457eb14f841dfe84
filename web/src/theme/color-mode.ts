const KEY = 'vesper:appearance';

export type Appearance = 'dark' | 'light';

/** The colours that the person chose on this device; dark until they choose. */
export function storedAppearance(): Appearance {
  return localStorage.getItem(KEY) === 'light' ? 'light' : 'dark';
}

/** Puts the mode on the root element, where the semantic tokens read it, and remembers it. */
export function applyAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  root.classList.remove('dark', 'light');
  root.classList.add(appearance);
  root.style.colorScheme = appearance;
  localStorage.setItem(KEY, appearance);
}
