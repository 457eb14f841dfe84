import type { ImageTask } from '../contract/image-model.ts';

/** Workflows that make a film: of words, or of a picture. */
export const VIDEO_WORKFLOWS = ['video', 'animate'] as const;
export type VideoWorkflowName = (typeof VIDEO_WORKFLOWS)[number];

/** Files of a folder of workflows, by what they are for. */
export type WorkflowName = ImageTask | 'likeness' | VideoWorkflowName;

/** Slots for words of the order. */
const WORD_SLOTS = ['prompt', 'negative_prompt'] as const;
const NUMBER_SLOTS = ['seed', 'steps', 'scale', 'width', 'height', 'denoise'] as const;
/** Length of a film in seconds and in pictures, and pictures of one second. */
const LENGTH_SLOTS = ['seconds', 'frames', 'fps'] as const;
/** Photos of the person, the chosen one first; a workflow takes as many as it has slots. */
export const REFERENCE_SLOTS = [
  'reference_image',
  'reference_image_2',
  'reference_image_3',
  'reference_image_4',
  'reference_image_5',
] as const;
/** Slots for names of files that were uploaded. */
const FILE_SLOTS = ['source_image', 'mask_image', ...REFERENCE_SLOTS] as const;

export const SLOTS = [...WORD_SLOTS, ...NUMBER_SLOTS, ...LENGTH_SLOTS, ...FILE_SLOTS] as const;
export type Slot = (typeof SLOTS)[number];
export type SlotValues = Partial<Record<Slot, string | number>>;

interface Shape {
  /** Without them the file is not what its name says. */
  needs: readonly Slot[];
  /** Pictures that an order of this kind brings; a slot for another one would stay empty. */
  files: readonly Slot[];
}

export const SHAPES: Readonly<Record<WorkflowName, Shape>> = {
  paint: { needs: ['prompt'], files: [] },
  // Without a seed the server has made it already, and gives the same picture for ever.
  vary: { needs: ['source_image', 'seed'], files: ['source_image'] },
  edit: { needs: ['prompt', 'source_image'], files: ['source_image'] },
  inpaint: {
    needs: ['prompt', 'source_image', 'mask_image'],
    files: ['source_image', 'mask_image'],
  },
  upscale: { needs: ['source_image'], files: ['source_image'] },
  cutout: { needs: ['source_image'], files: ['source_image'] },
  likeness: { needs: ['prompt', 'reference_image'], files: REFERENCE_SLOTS },
  video: { needs: ['prompt'], files: [] },
  animate: { needs: ['source_image'], files: ['source_image'] },
};

const NAMES: ReadonlyMap<string, Slot> = new Map(SLOTS.map((slot) => [slot, slot]));
const FILES: ReadonlySet<Slot> = new Set(FILE_SLOTS);

/** @returns the slot of this name, if there is one */
export const slotNamed = (name: string): Slot | undefined => NAMES.get(name);
export const isFileSlot = (slot: Slot): boolean => FILES.has(slot);

const ANY = /%([a-z0-9_]+)%/g;
const WHOLE = /^%([a-z0-9_]+)%$/;

/** @returns names of placeholders in a text, known or not */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(ANY)].map(([, name = '']) => name);

/** @returns the name when the text is a placeholder and nothing else */
export const wholePlaceholder = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/**
 * Puts values into one text: a text that is a placeholder becomes the value itself, a number a
 * number. What is put in is not looked at again, so words of a member never name a slot.
 */
export function fillText(text: string, values: SlotValues): string | number {
  const whole = slotNamed(wholePlaceholder(text) ?? '');
  if (whole !== undefined) return values[whole] ?? text;
  return text.replace(ANY, (placeholder, name: string) => {
    const slot = slotNamed(name);
    return String((slot && values[slot]) ?? placeholder);
  });
}
