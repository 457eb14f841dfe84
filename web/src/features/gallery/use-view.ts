import { useState } from 'react';

export type View = 'grid' | 'list';

const KEY = 'vesper:gallery-view';

function stored(): View {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

/** Grid or list, remembered on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(stored);
  const choose = (next: View): void => {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // It still holds for this visit.
    }
  };
  return [view, choose];
}
