import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';

const KEY = 'vesper:voices';
export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;

const choice = z.object({
  rate: z.number().min(0.5).max(2).catch(1),
  /** Voice by character; `assistant` for the one without. */
  voices: z.record(z.string(), z.string()).catch({}),
});
type VoiceChoice = z.infer<typeof choice>;

const NONE: VoiceChoice = { rate: 1, voices: {} };
/** For this visit, where the browser keeps nothing. */
let held = NONE;

/** How fast and with whose voice this device reads; voices differ from device to device. */
export function loadVoiceChoice(): VoiceChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? held : (parseJson(choice, kept) ?? NONE);
  } catch {
    return held;
  }
}

export function saveVoiceChoice(next: VoiceChoice): void {
  held = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full or forbidden storage keeps nobody from listening.
  }
}
