import { useState } from 'react';

const keyOf = (userId: string, name: string): string => `vesper:draft:${userId}:${name}`;

/** What this person had typed here, on this device; '' when nothing. */
export function loadDraft(userId: string, name: string): string {
  try {
    return localStorage.getItem(keyOf(userId, name)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the text across reload and sign-out; empty text removes the entry. */
export function saveDraft(userId: string, name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), text);
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

/**
 * A text that survives reload, sign-out and failed sends, for one user and one field.
 * Remount (React `key`) when the name changes.
 */
export function useDraft(userId: string, name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => loadDraft(userId, name));
  const update = (next: string): void => {
    setText(next);
    saveDraft(userId, name, next);
  };
  return [text, update];
}
