import { imageSettings, SEED_MAX, type ImageView } from '@vesper/core/contract/image';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { saveDraft, useDraft } from '../../lib/drafts.ts';

export type Settings = z.infer<typeof imageSettings>;

/** The generator's advanced fields; the seed as it is typed, '' for any. */
const advanced = z.object({ seed: z.string(), negativePrompt: z.string() });
export type Advanced = z.infer<typeof advanced>;

const PROMPT = 'image-prompt';
const SETTINGS = 'image-settings';
const ADVANCED = 'image-advanced';
const LIKENESS = 'image-likeness';

const DEFAULTS: Settings = { size: '1024x1024', quality: 'standard', style: 'vivid' };
const NOTHING: Advanced = { seed: '', negativePrompt: '' };

const settingsOf = ({ size, quality, style }: Settings): Settings => ({ size, quality, style });

export const advancedOf = ({
  seed,
  negativePrompt,
}: Pick<ImageView, 'seed' | 'negativePrompt'>): Advanced => ({
  seed: String(seed),
  negativePrompt: negativePrompt ?? '',
});

/** The order being written in the generator, kept across reload and sign-out. */
export function useImageDraft(userId: string) {
  const [prompt, setPrompt] = useDraft(userId, PROMPT);
  const [settingsText, setSettingsText] = useDraft(userId, SETTINGS);
  const [advancedText, setAdvancedText] = useDraft(userId, ADVANCED);
  const [likeness, setLikeness] = useDraft(userId, LIKENESS);
  const setSettings = (settings: Settings): void => setSettingsText(JSON.stringify(settings));
  const setAdvanced = (values: Advanced): void => setAdvancedText(JSON.stringify(values));
  return {
    prompt,
    setPrompt,
    settings: parseJson(imageSettings, settingsText) ?? DEFAULTS,
    setSettings,
    advanced: parseJson(advanced, advancedText) ?? NOTHING,
    setAdvanced,
    /** The likeness that the picture is to feature. */
    likenessId: likeness === '' ? null : likeness,
    setLikenessId: (id: string | null): void => setLikeness(id ?? ''),
    /** Takes over everything a picture was made with. */
    copyFrom(image: ImageView): void {
      setPrompt(image.prompt);
      setSettings(settingsOf(image.settings));
      setAdvanced(advancedOf(image));
      setLikeness(image.likenessId ?? '');
    },
  };
}

/** Writes everything a picture was made with into the generator, for when it is opened next. */
export function fillImageDraft(userId: string, image: ImageView): void {
  saveDraft(userId, PROMPT, image.prompt);
  saveDraft(userId, SETTINGS, JSON.stringify(settingsOf(image.settings)));
  saveDraft(userId, ADVANCED, JSON.stringify(advancedOf(image)));
  chooseLikeness(userId, image.likenessId);
}

/** Puts a description into the generator, for when it is opened next. */
export function writeImagePrompt(userId: string, prompt: string): void {
  saveDraft(userId, PROMPT, prompt);
}

/** Lets the next picture feature this likeness, for when the generator is opened next. */
export function chooseLikeness(userId: string, id: string | null): void {
  saveDraft(userId, LIKENESS, id ?? '');
}

/** The typed seed as a number; undefined for any, null when it is none. */
export function seedOf(text: string): number | undefined | null {
  const typed = text.trim();
  if (typed === '') return undefined;
  const seed = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
  return seed <= SEED_MAX ? seed : null;
}
