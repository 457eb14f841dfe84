import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';

const PREFIX = 'vesper:draft:';
/** Time at which somebody last wrote or read here, signed in. */
const USED = 'vesper:drafts-used';

const keyOf = (userId: string, name: string): string => `${PREFIX}${userId}:${name}`;

/** For this visit, where the browser keeps nothing. */
const held = new Map<string, string>();

/** The text that this person had typed here, on this device; '' when there is none. */
export function loadDraft(userId: string, name: string): string {
  try {
    forgetStale();
    return localStorage.getItem(keyOf(userId, name)) ?? '';
  } catch {
    return held.get(keyOf(userId, name)) ?? '';
  }
}

/** A session ends after a day without use, and what was typed in it goes no later than that. */
function forgetStale(): void {
  const used = Number(localStorage.getItem(USED) ?? Date.now());
  if (Date.now() - used > LIMITS.sessionIdle) removeAll(PREFIX);
  localStorage.setItem(USED, String(Date.now()));
}

function removeAll(prefix: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
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
    removeAll(prefix);
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
