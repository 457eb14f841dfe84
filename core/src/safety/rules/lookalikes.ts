/** Letters of other scripts that look like a Latin one, after folding (lower case, no accents). */
export const CONFUSABLES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ѵ: 'v', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'i', м: 'm',
  н: 'h', о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ѡ: 'w', х: 'x', п: 'n',
  // Greek
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w',
  // Latin letters outside ASCII that folding keeps
  ı: 'i', ø: 'o', đ: 'd', ł: 'i', ħ: 'h', ß: 's', æ: 'e', œ: 'e', ɑ: 'a', ɡ: 'g', ɩ: 'i', ʟ: 'i', ɪ: 'i',
  ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ɢ: 'g', ʜ: 'h', ᴊ: 'j', ᴋ: 'k', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p',
  ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z',
}; // prettier-ignore

/** Digits and signs written for letters. */
export const LEET: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g',
  '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', '€': 'e',
}; // prettier-ignore
