import { useState } from 'react';

const keyOf = (userId: string, name: string): string => `vesper:draft:${userId}:${name}`;

/** For this visit, where the browser keeps nothing. */
const held = new Map<string, string>();

/** The text that this person had typed here, on this device; '' when there is none. */
export function loadDraft(userId: string, name: string): string {
  try {
    return localStorage.getItem(keyOf(userId, name)) ?? '';
  } catch {
    return held.get(keyOf(userId, name)) ?? '';
  }
}

/** Keeps the text across a reload and a session that ends; empty text removes the entry. */
export function saveDraft(userId: string, name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), text);
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
    held.set(keyOf(userId, name), text);
  }
}

/** Forgets what this person had typed: who signs out or closes the account leaves nothing. */
export function clearDrafts(userId: string): void {
  const prefix = keyOf(userId, '');
  held.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}

/**
 * A text that survives reload, the end of a session and failed sends, for one user and one field.
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
