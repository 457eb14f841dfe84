import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { Inline } from './nodes.ts';

const Code = chakra('code', {
  base: {
    fontFamily: 'mono',
    fontSize: '0.875em',
    px: '0.35em',
    py: '0.1em',
    borderRadius: '6px',
    bg: 'bg.pressed',
    whiteSpace: 'break-spaces',
  },
});

const Away = chakra('a', {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textDecorationColor: 'accent.line',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

/** Stands after the last word while more are on their way. */
export const Caret = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '0.5ch',
      height: '1.05em',
      ms: '0.25ch',
      verticalAlign: '-0.16em',
      borderRadius: '2px',
      bg: 'accent.rose',
      animation: 'pulse 1.2s ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** Words with their emphasis, code and links. Every character reaches the page as text. */
export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => <One key={index} node={node} />);
}

function One({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <Fragment>{node.text}</Fragment>;
    case 'code':
      return <Code>{node.text}</Code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <Away href={node.href} target="_blank" rel="noopener nofollow">
          <Inlines nodes={node.children} />
        </Away>
      );
    default:
      return <Styled kind={node.kind} nodes={node.children} />;
  }
}

const TAGS = { emphasis: 'em', strong: 'strong', deleted: 'del' } as const;

function Styled({ kind, nodes }: { kind: keyof typeof TAGS; nodes: readonly Inline[] }) {
  const Tag = TAGS[kind];
  return (
    <Tag>
      <Inlines nodes={nodes} />
    </Tag>
  );
}
