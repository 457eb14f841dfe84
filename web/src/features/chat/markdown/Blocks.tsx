import { chakra } from '@chakra-ui/react';
import { CodeBlock } from './CodeBlock.tsx';
import { Caret, Inlines } from './Inlines.tsx';
import type { Block, Item } from './nodes.ts';
import { Table } from './Table.tsx';

interface Props {
  blocks: readonly Block[];
  /** A caret stands after the last word. */
  live?: boolean;
}

const Quote = chakra('blockquote', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    ps: '4',
    borderStartWidth: '3px',
    borderColor: 'accent.line',
    color: 'fg.muted',
  },
});

const listStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  ps: '6',
  '& li::marker': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  '& li > :is(ul, ol, p, pre)': { marginTop: '1.5' },
  '& li > p:first-of-type': { marginTop: '0' },
  // A task has its box where others have a bullet.
  '& li:has(> input)': { listStyleType: 'none', marginInlineStart: '-1.5rem' },
  '& input': { marginInlineEnd: '2', accentColor: 'var(--vsp-colors-accent-rose)' },
} as const;
const Bullets = chakra('ul', { base: { ...listStyle, listStyleType: 'disc' } });
const Numbers = chakra('ol', { base: { ...listStyle, listStyleType: 'decimal' } });

/** Pieces of a text one below the other. */
export function Blocks({ blocks, live = false }: Props) {
  if (blocks.length === 0 && live) return <Caret />;
  return blocks.map((block, index) => (
    <OneBlock key={index} block={block} live={live && index === blocks.length - 1} />
  ));
}

function OneBlock({ block, live }: { block: Block; live: boolean }) {
  switch (block.kind) {
    case 'rule':
      return <chakra.hr my="1" borderColor="border.strong" />;
    case 'code':
      return <CodeBlock language={block.language} text={block.text} />;
    case 'table':
      return <Table header={block.header} rows={block.rows} />;
    case 'quote':
      return (
        <Quote>
          <Blocks blocks={block.blocks} live={live} />
        </Quote>
      );
    case 'list':
      return <List start={block.start} items={block.items} live={live} />;
    default:
      return <Words block={block} live={live} />;
  }
}

type WordsProps = {
  block: Extract<Block, { children: unknown }>;
  live: boolean;
};

function Words({ block, live }: WordsProps) {
  const words = (
    <>
      <Inlines nodes={block.children} />
      {live && <Caret />}
    </>
  );
  if (block.kind === 'heading') {
    // The page's own headings are above: what somebody says is never one of them.
    return block.depth <= 2 ? <h3>{words}</h3> : <h4>{words}</h4>;
  }
  return block.kind === 'line' ? words : <p>{words}</p>;
}

interface ListProps {
  start: number | null;
  items: readonly Item[];
  live: boolean;
}

function List({ start, items, live }: ListProps) {
  const rows = items.map(({ done, blocks }, index) => (
    <li key={index}>
      {done !== null && <input type="checkbox" checked={done} disabled readOnly />}
      <Blocks blocks={blocks} live={live && index === items.length - 1} />
    </li>
  ));
  return start === null ? <Bullets>{rows}</Bullets> : <Numbers start={start}>{rows}</Numbers>;
}
