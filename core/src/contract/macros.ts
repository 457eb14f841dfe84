/** Names that the placeholders of a card stand for. */
export interface MacroNames {
  char: string;
  user: string;
}

/**
 * Replaces `{{char}}`, `<BOT>`, `{{user}}` and `<USER>`, in upper or lower case, by names. What a
 * name itself holds stays as it is: a name that names a placeholder would never come to an end.
 */
export function fillMacros(text: string, { char, user }: MacroNames): string {
  return text.replace(/\{\{char\}\}|<bot>|\{\{user\}\}|<user>/gi, (macro) =>
    /char|bot/i.test(macro) ? char : user,
  );
}
