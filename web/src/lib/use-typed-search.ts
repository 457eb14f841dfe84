import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from './use-settled.ts';

/** Typing pauses this long before the server is asked. */
export const TYPING_MS = 250;

/** What is typed goes into the address once it settles; another address comes into the field. */
export function useTypedSearch(search: string, onChange: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const settled = useSettled(typed.trim(), TYPING_MS);
  if (search !== seen) {
    setSeen(search);
    if (search !== settled) setTyped(search);
  }
  const write = useEffectEvent(() => {
    if (settled !== search) onChange(settled);
  });
  useEffect(() => write(), [settled]);
  /** Writes it without the wait: whoever leaves the field has finished. */
  const flush = (): void => {
    if (typed.trim() !== search) onChange(typed.trim());
  };
  return { typed, setTyped, flush };
}
