import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { LIMITS } from '@vesper/core/contract/limits';
import { SHOWN_PICTURE_TYPES } from '@vesper/core/contract/message';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { readComposer, updateComposer } from '../message/composer-store.ts';
import type { Sender } from '../message/send-message.ts';
import { added, adds, notAdded } from './composer-pictures.ts';
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
  const taken = files.slice(0, room).filter((file) => {
    const objection = objectionTo(file);
    if (objection !== undefined) refuse(objection);
    return objection === undefined;
  });
  const begun = taken.map((file) => begin(sender, file));
  inBackground(sendAll(sender, begun));
}

interface Begun {
  file: File;
  adding: Adding;
  taken: AbortSignal;
}

function begin({ userId, conversationId }: Sender, file: File): Begun {
  const stop = new AbortController();
  const key = crypto.randomUUID();
  const cancel = (): void => {
    stop.abort();
    // One that still waits for those before it leaves the screen at once too.
    change(conversationId, (all) => all.filter((it) => it.key !== key));
  };
  const preview = URL.createObjectURL(file);
  const adding = { key, name: file.name, preview, progress: 0, cancel };
  change(conversationId, (all) => [...all, adding]);
  updateComposer(userId, conversationId, adds);
  return { file, adding, taken: stop.signal };
}

/** One after the other, so that they stay in the order in which they were chosen. */
async function sendAll(sender: Sender, all: readonly Begun[]): Promise<void> {
  for (const one of all) await send(sender, one);
}

async function send({ userId, conversationId }: Sender, begun: Begun): Promise<void> {
  const { file, taken } = begun;
  const { key, preview } = begun.adding;
  const onProgress = (progress: number): void =>
    change(conversationId, (all) => all.map((it) => (it.key === key ? { ...it, progress } : it)));
  try {
    const picture = await postPicture(file, { onProgress, signal: taken });
    updateComposer(userId, conversationId, (state) => added(state, picture));
  } catch (error) {
    updateComposer(userId, conversationId, notAdded);
    if (!taken.aborted) refuse(serverMessage(error, AWAY));
  } finally {
    change(conversationId, (all) => all.filter((it) => it.key !== key));
    URL.revokeObjectURL(preview);
  }
}
