import { piecesOf } from './emphasis.ts';

/** Words of a passage, some of them in italics or bold. */
export function Emphasised({ words }: { words: string }) {
  return piecesOf(words).map(({ text, tag: Tag }, index) =>
    Tag === null ? text : <Tag key={index}>{text}</Tag>,
  );
}
