import { shows } from '../../../prompt/pictures.ts';
import type { PromptMessage, PromptPicture } from '../../../prompt/prompt.ts';

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** A message as servers read it: a plain text, or with pictures a list of parts. */
interface SentMessage {
  role: PromptMessage['role'];
  content: string | Part[];
}

/** Reads the pictures of messages, which nothing held before, and writes them beside the words. */
export function withPictures(messages: readonly PromptMessage[]): Promise<SentMessage[]> {
  return Promise.all(messages.map(inParts));
}

async function inParts({ role, content, pictures = [] }: PromptMessage): Promise<SentMessage> {
  if (pictures.length === 0) return { role, content };
  const seen = (await Promise.all(pictures.map(partOf))).filter((part) => part !== null);
  const lost = pictures.length - seen.length;
  const text = lost === 0 ? content : `${content}\n${shows(lost)}`;
  if (seen.length === 0) return { role, content: text };
  return { role, content: [{ type: 'text', text }, ...seen] };
}

/** @returns null for a picture that was deleted meanwhile */
async function partOf(picture: PromptPicture): Promise<Part | null> {
  const jpeg = await picture.read();
  return jpeg && { type: 'image_url', image_url: { url: jpegUrl(jpeg) } };
}

export const jpegUrl = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
