/** A service takes no more at a time, and a browser's voice stumbles over more. */
const LONGEST = 400;

/** The words of a message as they are read aloud, sentence by sentence, without their markup. */
export function sentencesOf(markdown: string): string[] {
  return spoken(markdown)
    .split(/\n+/)
    .flatMap((line) => line.match(/.+?(?:[.!?…]+["'”’)]*(?=\s|$)|[。！？]+[」』]?|$)/gu) ?? [])
    .flatMap(shorten)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Code is for the eyes; of links the words are read, not the address. */
function spoken(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/g, '\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/^\s*(?:[#>]+|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`~|]+/g, '');
}

/** Cuts what has no end in sight, between words where there are some. */
function shorten(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > 0 ? space : LONGEST;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
