import type { LorebookDetails, LorebookView } from '@vesper/core/contract/lorebook';
import { useState } from 'react';
import { createLorebook, updateLorebook } from '../../data/lorebook/lorebooks.ts';
import { serverMessage } from '../../lib/api-error.ts';

export const DEPTH_MAX = 100;
export const BUDGET_MAX = 100_000;
const FAILED = 'This could not be saved. Please try again.';

/** The form as it is typed: numbers are texts. */
export interface BookValues {
  name: string;
  description: string;
  depth: string;
  budget: string;
  recursive: boolean;
}

const NEW: BookValues = { name: '', description: '', depth: '0', budget: '0', recursive: false };

const valuesOf = (lorebook: LorebookDetails): BookValues => ({
  name: lorebook.name,
  description: lorebook.description,
  depth: String(lorebook.scanDepth),
  budget: String(lorebook.tokenBudget),
  recursive: lorebook.recursive,
});

/** A whole number from 0 on; undefined for anything else. */
export const whole = (text: string, max: number): number | undefined =>
  /^\d+$/.test(text.trim()) && Number(text) <= max ? Number(text) : undefined;

interface Options {
  /** The one to change; null for a new one. */
  lorebook: LorebookDetails | null;
  onBusy: (busy: boolean) => void;
  onCreated?: (lorebook: LorebookView) => void;
  onDone: () => void;
}

/** The fields of a lorebook, and what saves them. */
export function useBookForm({ lorebook, onBusy, onCreated, onDone }: Options) {
  const [values, setValues] = useState(lorebook ? valuesOf(lorebook) : NEW);
  const [nameless, setNameless] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = (typed: Partial<BookValues>): void => {
    setNameless(false);
    setValues({ ...values, ...typed });
  };

  const save = async (): Promise<void> => {
    const { name, description, depth, budget, recursive } = values;
    const scanDepth = whole(depth, DEPTH_MAX);
    const tokenBudget = whole(budget, BUDGET_MAX);
    if (scanDepth === undefined || tokenBudget === undefined) return;
    if (lorebook) {
      await updateLorebook(lorebook.id, { name, description, scanDepth, tokenBudget, recursive });
    } else onCreated?.(await createLorebook({ name, description }));
    onDone();
  };
  const submit = async (): Promise<void> => {
    if (values.name.trim() === '') return setNameless(true);
    onBusy(true);
    setRefusal(undefined);
    try {
      await save();
    } catch (error) {
      setRefusal(serverMessage(error, FAILED));
    } finally {
      onBusy(false);
    }
  };
  return { values, nameless, refusal, change, submit };
}
