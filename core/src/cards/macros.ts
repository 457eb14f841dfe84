/** Names that the placeholders of a card stand for. */
export interface MacroNames {
  char: string;
  user: string;
}

/** Replaces `{{char}}`, `<BOT>`, `{{user}}` and `<USER>`, in upper or lower case, by names. */
export function fillMacros(text: string, { char, user }: MacroNames): string {
  return text
    .replace(/\{\{char\}\}|<bot>/gi, () => char)
    .replace(/\{\{user\}\}|<user>/gi, () => user);
}
