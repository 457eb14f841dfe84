import { memo, useMemo } from 'react';
import { Blocks } from './Blocks.tsx';
import { livePiece } from './live-piece.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { splitBlocks } from './split-blocks.ts';

interface Props {
  text: string;
  /** More is on its way: the end is shown such that it does not flicker, with a caret. */
  live: boolean;
}

/** A message's Markdown. What has been said is read once, so streaming reads its last piece only. */
export function Markdown({ text, live }: Props) {
  const pieces = useMemo(() => splitBlocks(text), [text]);
  const last = pieces.length - 1;
  return pieces.map((piece, index) => (
    <Piece key={index} text={piece} live={live && index === last} />
  ));
}

const Piece = memo(function Piece({ text, live }: Props) {
  const blocks = useMemo(() => parseMarkdown(live ? livePiece(text) : text), [text, live]);
  return <Blocks blocks={blocks} live={live} />;
});
