import { imageSettings, SEED_MAX, type ImageView } from '@vesper/core/contract/image';
import { IMAGE_MODEL_LIMITS } from '@vesper/core/contract/image-model';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { saveDraft, useDraft } from '../../lib/drafts.ts';

export type Settings = z.infer<typeof imageSettings>;

/** The generator's advanced fields; the seed as it is typed, '' for any. */
const advanced = z.object({
  seed: z.string(),
  negativePrompt: z.string(),
  /** Whether the next picture gets the seed of this one too; missing as in drafts of before. */
  keepSeed: z.boolean().optional(),
  /** Null: as the model does by itself. */
  steps: z.int().nullable().default(null),
  guidance: z.number().nullable().default(null),
});
export type Advanced = z.infer<typeof advanced>;

/** Who paints, null for the first model, in which style, and how many pictures of one order. */
const choice = z.object({
  modelId: z.string().nullable(),
  presetId: z.string().nullable().default(null),
  count: z.int().min(1).max(IMAGE_MODEL_LIMITS.picturesMax),
});
export type Choice = z.infer<typeof choice>;

const PROMPT = 'image-prompt';
const SETTINGS = 'image-settings';
const ADVANCED = 'image-advanced';
const LIKENESS = 'image-likeness';
const CHARACTER = 'image-character';
const CHOICE = 'image-choice';

const DEFAULTS: Settings = { size: '1024x1024', quality: 'standard', style: 'vivid' };
const NOTHING: Advanced = { seed: '', negativePrompt: '', steps: null, guidance: null };
const USUAL: Choice = { modelId: null, presetId: null, count: 1 };

const settingsOf = ({ size, quality, style }: Settings): Settings => ({ size, quality, style });

type Painted = Pick<ImageView, 'seed' | 'negativePrompt' | 'settings'>;

export const advancedOf = ({ seed, negativePrompt, settings }: Painted): Advanced => ({
  seed: String(seed),
  negativePrompt: negativePrompt ?? '',
  steps: settings.steps,
  guidance: settings.guidance,
});

/** The same once more: one picture by the same model in the same style. */
export const choiceOf = ({ settings }: Painted): Choice => ({
  modelId: settings.modelId,
  presetId: settings.preset?.id ?? null,
  count: 1,
});

/** The words as they were typed: with the seed of the picture the same comes of them. */
export const typedWords = (image: Pick<ImageView, 'prompt' | 'promptTemplate'>): string =>
  image.promptTemplate ?? image.prompt;

/** Whether the seed stays for the next picture. One that was typed does unless it is let go. */
export const keepsSeed = ({ seed, keepSeed }: Advanced): boolean => keepSeed ?? seed.trim() !== '';

/** The fields after an order was taken: with the seed it got, or open for another one. */
export function afterOrder(values: Advanced, seed: number): Advanced {
  return { ...values, seed: keepsSeed(values) ? String(seed) : '' };
}

/** The order being written in the generator, kept across reload and sign-out. */
export function useImageDraft(userId: string) {
  const [prompt, setPrompt] = useDraft(userId, PROMPT);
  const [settingsText, setSettingsText] = useDraft(userId, SETTINGS);
  const [advancedText, setAdvancedText] = useDraft(userId, ADVANCED);
  const [likeness, setLikeness] = useDraft(userId, LIKENESS);
  const [character, setCharacter] = useDraft(userId, CHARACTER);
  const [choiceText, setChoiceText] = useDraft(userId, CHOICE);
  const setChoice = (values: Choice): void => setChoiceText(JSON.stringify(values));
  const setSettings = (settings: Settings): void => setSettingsText(JSON.stringify(settings));
  const setAdvanced = (values: Advanced): void => setAdvancedText(JSON.stringify(values));
  return {
    prompt,
    setPrompt,
    settings: parseJson(imageSettings, settingsText) ?? DEFAULTS,
    setSettings,
    advanced: parseJson(advanced, advancedText) ?? NOTHING,
    setAdvanced,
    choice: parseJson(choice, choiceText) ?? USUAL,
    setChoice,
    /** The likeness that the picture is to feature. */
    likenessId: likeness === '' ? null : likeness,
    setLikenessId(id: string | null): void {
      setLikeness(id ?? '');
      if (id !== null) setCharacter('');
    },
    /** The character that is to be seen in the picture: never together with oneself. */
    characterId: character === '' ? null : character,
    setCharacterId(id: string | null): void {
      setCharacter(id ?? '');
      if (id !== null) setLikeness('');
    },
    /** Takes over everything a picture was made with. */
    copyFrom(image: ImageView): void {
      setPrompt(typedWords(image));
      setSettings(settingsOf(image.settings));
      setAdvanced(advancedOf(image));
      setChoice(choiceOf(image));
      setLikeness(image.likenessId ?? '');
      setCharacter(image.likenessId === null ? (image.characterId ?? '') : '');
    },
  };
}

/** Writes everything a picture was made with into the generator, for when it is opened next. */
export function fillImageDraft(userId: string, image: ImageView): void {
  saveDraft(userId, PROMPT, typedWords(image));
  saveDraft(userId, SETTINGS, JSON.stringify(settingsOf(image.settings)));
  saveDraft(userId, ADVANCED, JSON.stringify(advancedOf(image)));
  saveDraft(userId, CHOICE, JSON.stringify(choiceOf(image)));
  chooseLikeness(userId, image.likenessId);
  if (image.likenessId === null) chooseCharacter(userId, image.characterId);
}

/** Puts a description into the generator, for when it is opened next. */
export function writeImagePrompt(userId: string, prompt: string): void {
  saveDraft(userId, PROMPT, prompt);
}

/** Lets the next picture feature this likeness, for when the generator is opened next. */
export function chooseLikeness(userId: string, id: string | null): void {
  saveDraft(userId, LIKENESS, id ?? '');
  saveDraft(userId, CHARACTER, '');
}

/** Lets the next picture show this character, for when the generator is opened next. */
export function chooseCharacter(userId: string, id: string | null): void {
  saveDraft(userId, CHARACTER, id ?? '');
  saveDraft(userId, LIKENESS, '');
}

/** A seed of chance. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** The typed seed as a number; undefined for any, null when it is none. */
export function seedOf(text: string): number | undefined | null {
  const typed = text.trim();
  if (typed === '') return undefined;
  const seed = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
  return seed <= SEED_MAX ? seed : null;
}
