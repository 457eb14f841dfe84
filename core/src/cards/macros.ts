/** Whom the placeholders of a card stand for. */
export interface MacroNames {
  char: string;
  user: string;
}

/** Puts names in the place of `{{char}}`, `<BOT>`, `{{user}}` and `<USER>`, in any case. */
export function fillMacros(text: string, { char, user }: MacroNames): string {
  return text
    .replace(/\{\{char\}\}|<bot>/gi, () => char)
    .replace(/\{\{user\}\}|<user>/gi, () => user);
}
