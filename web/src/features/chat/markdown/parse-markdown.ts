import { Lexer, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Block, Cell, Inline, Item } from './nodes.ts';
import { safeLink } from './safe-link.ts';

/** Lists and quotes within each other further than this are shown as they were written. */
const DEEPEST = 12;

/**
 * Reads what people and companions write: no HTML, no code by mere indentation, no definitions of
 * links, and a line under a text never turns it into a heading.
 */
class MessageTokenizer extends Tokenizer {
  override html(): undefined {}
  override tag(): undefined {}
  override code(): undefined {}
  override def(): undefined {}
  override lheading(): undefined {}
  /** A single tilde is a tone of voice. */
  override del(source: string, masked: string, before?: string): Tokens.Del | undefined {
    return source.startsWith('~~') ? super.del(source, masked, before) : undefined;
  }
}

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  ...(['blockquote', 'br', 'checkbox', 'code', 'codespan', 'del', 'em', 'escape'] as const),
  ...(['heading', 'hr', 'image', 'link', 'list', 'paragraph', 'space'] as const),
  ...(['strong', 'table', 'text'] as const),
]);

function isKnown(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}

const plain = (text: string): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text }] });

/** Reads Markdown. Whatever cannot be read is shown as it was written; nothing is lost. */
export function parseMarkdown(text: string): readonly Block[] {
  try {
    const lexer = new Lexer({ gfm: true, breaks: true, tokenizer: new MessageTokenizer() });
    return blocks(lexer.lex(text), 0);
  } catch {
    // Thousands of quotes within each other, for one.
    return [plain(text)];
  }
}

function blocks(tokens: readonly Token[], depth: number): Block[] {
  return tokens.flatMap((token) => (isKnown(token) ? block(token, depth) : plain(token.raw)));
}

function block(token: MarkedToken, depth: number): Block | [] {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return [];
    case 'hr':
      return { kind: 'rule' };
    case 'heading':
      return { kind: 'heading', depth: token.depth, children: inlines(token.tokens) };
    case 'code':
      return { kind: 'code', language: languageOf(token), text: token.text };
    case 'table':
      return table(token);
    case 'text':
      return { kind: 'line', children: inlines(token.tokens ?? [token]) };
    case 'paragraph':
      return { kind: 'paragraph', children: inlines(token.tokens) };
    default:
      return nested(token, depth + 1);
  }
}

function nested(token: MarkedToken, depth: number): Block {
  if (depth > DEEPEST) return plain(token.raw);
  if (token.type === 'blockquote') return { kind: 'quote', blocks: blocks(token.tokens, depth) };
  if (token.type !== 'list') return plain(token.raw);
  const item = ({ task, checked, tokens }: Tokens.ListItem): Item => ({
    done: task ? checked === true : null,
    blocks: blocks(tokens, depth),
  });
  const start = token.ordered ? Number(token.start) : null;
  return { kind: 'list', start, items: token.items.map(item) };
}

function table({ header, rows }: Tokens.Table): Block {
  const cell = ({ align, tokens }: Tokens.TableCell): Cell => ({
    align,
    children: inlines(tokens),
  });
  return { kind: 'table', header: header.map(cell), rows: rows.map((row) => row.map(cell)) };
}

/** The first word after the fence, as far as it is one. */
function languageOf({ lang }: Tokens.Code): string {
  return /^[\w+#.-]{1,24}/.exec(lang ?? '')?.[0] ?? '';
}

function inlines(tokens: readonly Token[], depth = 0): Inline[] {
  return tokens.flatMap((token) =>
    isKnown(token) && depth <= DEEPEST ? inline(token, depth) : asText(token.raw),
  );
}

const asText = (text: string): Inline => ({ kind: 'text', text });

const STYLES = { em: 'emphasis', strong: 'strong', del: 'deleted' } as const;

function inline(token: MarkedToken, depth: number): Inline | Inline[] {
  switch (token.type) {
    case 'em':
    case 'strong':
    case 'del':
      return { kind: STYLES[token.type], children: inlines(token.tokens, depth + 1) };
    case 'codespan':
      return { kind: 'code', text: token.text };
    case 'br':
      return { kind: 'break' };
    case 'link':
    case 'image':
      return link(token, depth);
    case 'text':
    case 'escape':
      return asText(token.text);
    default:
      return asText(token.raw);
  }
}

/** A picture becomes a link to it: showing it would tell a stranger's server who reads this. */
function link(token: Tokens.Link | Tokens.Image, depth: number): Inline | Inline[] {
  const href = safeLink(token.href);
  const children = inlines(token.tokens, depth + 1);
  if (href === null) return asText(token.raw);
  return { kind: 'link', href, children: children.length > 0 ? children : [asText(href)] };
}
