/** The place of a message: which branch of which message it comes after. */
export interface Place {
  messageId: string;
  branch: number;
}

/** A message as far as the tree is concerned. */
export interface TreeNode {
  id: string;
  /** Null for the first message, and for those written before there were branches. */
  follows: Place | null;
  /** The branch that its chosen version leads into. */
  branch: number;
}

/** The messages of a conversation, each behind what it follows. */
export interface MessageTree<Node extends TreeNode> {
  /** Those that the chosen versions lead to, from the first message on. */
  path: Node[];
  /**
   * New places of messages whose predecessor was deleted while they were being sent: they go on
   * from the end of the path.
   */
  strays: { id: string; follows: Place | null }[];
  find(id: string): Node | undefined;
  /** The place of a message, also where it is only known from the order of time. */
  placeOf(node: Node): Place | null;
  /** Those that the chosen versions lead to behind a message. */
  after(node: Node): Node[];
  /** Everything that follows a message in any of its branches but the one it shows. */
  besides(node: Node): Node[];
}

/**
 * Puts messages in their places. Of two that claim the same one the later stands: the earlier is
 * what a deletion that broke off left.
 * @param nodes oldest first
 */
export function growTree<Node extends TreeNode>(nodes: readonly Node[]): MessageTree<Node> {
  const { known, places, children } = placeAll(nodes);
  const placeOf = (node: Node): Place | null => places.get(node.id) ?? null;
  const childrenOf = ({ id }: Node): Node[] => children.get(id) ?? [];
  const next = (node: Node): Node | undefined =>
    childrenOf(node).findLast((child) => placeOf(child)?.branch === node.branch);
  const after = (node: Node): Node[] => {
    const chain: Node[] = [];
    for (let at = next(node); at; at = next(at)) chain.push(at);
    return chain;
  };
  const besides = (node: Node): Node[] => {
    const found = childrenOf(node).filter((child) => placeOf(child)?.branch !== node.branch);
    // The list grows while it is walked.
    for (const one of found) found.push(...childrenOf(one));
    return found;
  };

  const first = nodes.find((node) => !node.follows);
  const path = first ? [first, ...after(first)] : [];
  const strays: MessageTree<Node>['strays'] = [];
  const isStray = (node: Node): boolean => node.follows !== null && !places.has(node.id);
  for (const node of nodes.filter(isStray)) {
    const end = path.at(-1);
    if (end && nodes.indexOf(end) > nodes.indexOf(node)) continue;
    strays.push({ id: node.id, follows: end ? { messageId: end.id, branch: end.branch } : null });
    path.push(node, ...after(node));
  }
  return { path, strays, find: (id) => known.get(id), placeOf, after, besides };
}

interface Placed<Node> {
  known: Map<string, Node>;
  places: Map<string, Place>;
  children: Map<string, Node[]>;
}

function placeAll<Node extends TreeNode>(nodes: readonly Node[]): Placed<Node> {
  const placed: Placed<Node> = { known: new Map(), places: new Map(), children: new Map() };
  const { known, places, children } = placed;
  let unplaced: Node | undefined;
  for (const node of nodes) {
    const place = node.follows ?? (unplaced ? { messageId: unplaced.id, branch: 0 } : null);
    if (!node.follows) unplaced = node;
    // A predecessor is always the earlier one, so nothing follows itself in a circle.
    if (place && known.has(place.messageId)) {
      places.set(node.id, place);
      const siblings = children.get(place.messageId);
      if (siblings) siblings.push(node);
      else children.set(place.messageId, [node]);
    }
    known.set(node.id, node);
  }
  return placed;
}
