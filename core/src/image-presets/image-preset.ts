/** A style: words around those of a member, and how it is painted. */
export interface ImagePreset {
  id: string;
  name: string;
  /** The words, with `{prompt}` once where those of the member go. */
  prompt: string;
  negativePrompt: string | undefined;
  steps: number | undefined;
  guidance: number | undefined;
  /** Ids of the models that it is for; undefined: for all. */
  models: readonly string[] | undefined;
  /** Path of a picture in this style on the operator's machine. */
  sample: string | undefined;
  isBuiltin: boolean;
}

/** Where the words of a member go. */
export const PROMPT_PLACE = '{prompt}';
