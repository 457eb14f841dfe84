import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { LIMITS } from '@vesper/core/contract/limits';
import { SHOWN_PICTURE_TYPES } from '@vesper/core/contract/message';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { readComposer, updateComposer } from '../message/composer-store.ts';
import * as composer from '../message/composer.ts';
import type { Sender } from '../message/send-message.ts';
import { postPicture } from './post-picture.ts';

/** A picture on its way to the server. */
interface Adding {
  key: string;
  name: string;
  /** The file itself, as an address for this page alone. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  cancel: () => void;
}

/** Pictures on their way by conversation. Outside of React: they outlive the screen. */
const store = createStore<Readonly<Record<string, readonly Adding[]>>>(() => ({}));
const NONE: readonly Adding[] = [];

export const useAdding = (conversationId: string): readonly Adding[] =>
  useStore(store, (all) => all[conversationId]) ?? NONE;

function change(
  conversationId: string,
  how: (adding: readonly Adding[]) => readonly Adding[],
): void {
  store.setState((all) => ({ [conversationId]: how(all[conversationId] ?? NONE) }));
}

const TOO_MANY = `You can show ${LIMITS.picturesPerMessage} pictures with one message.`;
const TOO_LARGE = `A picture has at most ${LIMITS.uploadBytes / 1024 / 1024} MB.`;
const AWAY = 'It did not arrive. Check your connection and add it again.';

function refuse(description: string): void {
  showToast({ title: 'Picture not added', description, kind: 'failure' });
}

function objectionTo({ type, size }: File): string | undefined {
  if (!SHOWN_PICTURE_TYPES.some((taken) => taken === type)) return RUN_FAILURES.photo_format;
  return size > LIMITS.uploadBytes ? TOO_LARGE : undefined;
}

/** Adds pictures to the message that is being written, as many as it takes; says what it does not. */
export function addPictures(sender: Sender, files: readonly File[]): void {
  const { pictures, adding } = readComposer(sender.userId, sender.conversationId);
  const room = Math.max(0, LIMITS.picturesPerMessage - pictures.length - adding);
  if (files.length > room) refuse(TOO_MANY);
  for (const file of files.slice(0, room)) {
    const objection = objectionTo(file);
    if (objection === undefined) inBackground(add(sender, file));
    else refuse(objection);
  }
}

async function add({ userId, conversationId }: Sender, file: File): Promise<void> {
  const key = crypto.randomUUID();
  const preview = URL.createObjectURL(file);
  const taken = new AbortController();
  const cancel = (): void => taken.abort();
  change(conversationId, (all) => [...all, { key, name: file.name, preview, progress: 0, cancel }]);
  updateComposer(userId, conversationId, composer.adds);
  const onProgress = (progress: number): void =>
    change(conversationId, (all) => all.map((it) => (it.key === key ? { ...it, progress } : it)));
  try {
    const picture = await postPicture(file, { onProgress, signal: taken.signal });
    updateComposer(userId, conversationId, (state) => composer.added(state, picture));
  } catch (error) {
    updateComposer(userId, conversationId, composer.notAdded);
    if (!taken.signal.aborted) refuse(serverMessage(error, AWAY));
  } finally {
    change(conversationId, (all) => all.filter((it) => it.key !== key));
    URL.revokeObjectURL(preview);
  }
}
