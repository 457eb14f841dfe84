/** Names that the placeholders of a card stand for. */
export interface MacroNames {
  char: string;
  user: string;
}

/**
 * Replaces `{{char}}`, `<BOT>`, `{{user}}` and `<USER>`, in upper or lower case, by names. What a
 * name itself holds stays as it is: a name that names a placeholder would never come to an end.
 * @param room characters that the text may grow by; placeholders beyond that say nothing
 */
export function fillMacros(
  text: string,
  { char, user }: MacroNames,
  room = Number.POSITIVE_INFINITY,
): string {
  let left = room;
  return text.replace(/\{\{char\}\}|<bot>|\{\{user\}\}|<user>/gi, (macro) => {
    const name = /char|bot/i.test(macro) ? char : user;
    left -= Math.max(0, name.length - macro.length);
    return left < 0 ? '' : name;
  });
}
