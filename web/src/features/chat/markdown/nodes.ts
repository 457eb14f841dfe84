/** What is read of a message's Markdown: all that is ever drawn. It has no place for HTML. */
export type Inline =
  | Readonly<{ kind: 'text' | 'code'; text: string }>
  | Readonly<{ kind: 'emphasis' | 'strong' | 'deleted'; children: readonly Inline[] }>
  | Readonly<{ kind: 'link'; href: string; children: readonly Inline[] }>
  | Readonly<{ kind: 'break' }>;

export type Align = 'center' | 'left' | 'right' | null;
export type Cell = Readonly<{ align: Align; children: readonly Inline[] }>;
export type Item = Readonly<{ done: boolean | null; blocks: readonly Block[] }>;

export type Block =
  | Readonly<{ kind: 'paragraph' | 'line'; children: readonly Inline[] }>
  | Readonly<{ kind: 'heading'; depth: number; children: readonly Inline[] }>
  | Readonly<{ kind: 'code'; language: string; text: string }>
  | Readonly<{ kind: 'quote'; blocks: readonly Block[] }>
  | Readonly<{ kind: 'list'; start: number | null; items: readonly Item[] }>
  | Readonly<{ kind: 'table'; header: readonly Cell[]; rows: readonly (readonly Cell[])[] }>
  | Readonly<{ kind: 'rule' }>;
