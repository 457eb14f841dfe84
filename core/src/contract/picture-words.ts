/** A picture that somebody asked for in a talk. */
interface WantedPicture {
  /** What it is to show. */
  prompt: string;
  /** True when the one who was asked is to be in it. */
  showsSpeaker: boolean;
}

/** Beginnings of a request, taken off one after the other. */
const LEADS: readonly RegExp[] = [
  /^please[,\s]+/i,
  /^(?:can|could|would|will|may) (?:you|i) /i,
  /^i(?:'d| would) (?:like|love) (?:you )?to /i,
  /^(?:send|show|paint|draw|make|take|give|get|have|see) /i,
  /^(?:me|us) /i,
];
const KINDS = 'picture|photo|pic|image|painting|drawing|portrait';
const PICTURE = new RegExp(
  String.raw`^(?:(?:a|an|the|some|another|one more) )?(?:\w{1,20} )?(?:${KINDS})s? (?:of|showing|with) `,
  'i',
);
const SELFIE = /^(?:(?:a|an|another) )?selfie\b[,\s]*/i;
/** More of them is no request. */
const LEADS_MAX = 12;

function withoutLeads(text: string): string {
  let rest = text;
  for (let taken = 0; taken < LEADS_MAX; taken++) {
    const lead = LEADS.find((one) => one.test(rest));
    if (!lead) break;
    rest = rest.replace(lead, '');
  }
  return rest;
}

/**
 * Reads what somebody wants to see from the words they asked with: "send me a picture of you at
 * the harbour" shows the one who was asked, by name, at the harbour.
 * @param speaker name of the one who was asked
 */
export function wantedPicture(text: string, speaker: string): WantedPicture {
  const asked = text.trim();
  const wish = withoutLeads(asked).replace(/[?!.]$/, '');
  const isPicture = PICTURE.test(wish) || SELFIE.test(wish);
  const scene = isPicture ? wish.replace(PICTURE, '').replace(SELFIE, 'you ').trim() : asked;
  const showsSpeaker =
    /\b(?:you|your|yours|yourself|selfie)\b/i.test(scene) || names(scene, speaker);
  const prompt = scene
    .replace(/\byou(?:rself)?\b/gi, () => speaker)
    .replace(/\byours?\b/gi, () => `${speaker}'s`);
  return { prompt, showsSpeaker };
}

const names = (text: string, speaker: string): boolean => {
  const [first = ''] = speaker.toLowerCase().split(' ');
  return (
    first !== '' &&
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(first)
  );
};

const ASKS = new RegExp(
  String.raw`\b(?:send|show|paint|draw|take|make|see|like|give)\b.{0,30}\b(?:${KINDS}|selfie)\b`,
  'i',
);
const SELFIE_ALONE = /^(?:a )?selfie\b.{0,40}$/i;
/** Characters; a longer message is about more than a picture. */
const ASK_MAX = 300;

/** Tells a message that asks for a picture from any other one. */
export function asksForPicture(text: string): boolean {
  const words = text.trim();
  return words.length <= ASK_MAX && (ASKS.test(words) || SELFIE_ALONE.test(words));
}
