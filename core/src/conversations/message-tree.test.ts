import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growTree, type TreeNode } from './message-tree.ts';

const node = (id: string, follows: [string, number] | null, branch = 0): TreeNode => ({
  id,
  follows: follows && { messageId: follows[0], branch: follows[1] },
  branch,
});
const pathOf = (nodes: TreeNode[]): string[] => growTree(nodes).path.map(({ id }) => id);

describe('the path', () => {
  it('goes where the chosen versions lead', () => {
    const nodes = (branch: number) => [
      node('asked', null, branch),
      node('reply', ['asked', 0]),
      node('more', ['reply', 0]),
      node('other reply', ['asked', 1]),
    ];
    expect(pathOf(nodes(0))).toEqual(['asked', 'reply', 'more']);
    expect(pathOf(nodes(1))).toEqual(['asked', 'other reply']);
    expect(pathOf(nodes(2))).toEqual(['asked']);
  });

  it('follows the order of time where messages have no place', () => {
    const nodes = [node('a', null), node('b', null), node('c', null), node('d', ['c', 0])];
    expect(pathOf(nodes)).toEqual(['a', 'b', 'c', 'd']);
    const anew = [node('a', null), node('b', null, 1), node('c', null), node('e', ['b', 1])];
    expect(pathOf(anew)).toEqual(['a', 'b', 'e']);
    const [a] = anew;
    expect(
      a &&
        growTree(anew)
          .after(a)
          .map(({ id }) => id),
    ).toEqual(['b', 'e']);
  });

  it('takes the later of two messages in one place', () => {
    expect(pathOf([node('a', null), node('b', ['a', 0]), node('c', ['a', 0])])).toEqual(['a', 'c']);
  });

  it('goes on with a message whose predecessor is gone', () => {
    const nodes = [node('a', null), node('c', ['b', 3]), node('d', ['c', 0])];
    expect(pathOf(nodes)).toEqual(['a', 'c', 'd']);
    expect(growTree(nodes).strays).toEqual([{ id: 'c', follows: { messageId: 'a', branch: 0 } }]);
    expect(growTree([node('c', ['b', 3])]).strays).toEqual([{ id: 'c', follows: null }]);
  });

  it('never runs in a circle', () => {
    expect(pathOf([node('a', ['b', 0]), node('b', ['a', 0])])).toEqual(['a', 'b']);
    expect(pathOf([node('a', ['a', 0])])).toEqual(['a']);
    expect(pathOf([])).toEqual([]);
  });

  it('is found in any number of messages', () => {
    const long = Array.from({ length: 20_000 }, (_, n) =>
      node(String(n), n === 0 ? null : [String(n - 1), 0]),
    );
    const tree = growTree([...long, node('other', ['0', 1])]);
    expect(tree.path).toHaveLength(20_000);
    const other = growTree([node('0', null, 1), ...long.slice(1)]);
    expect(other.besides(node('0', null, 1))).toHaveLength(19_999);
  });
});

/** Any tree: each message follows an earlier one in some branch, and chooses one of its own. */
const anyTree = fc
  .array(fc.record({ parent: fc.nat(), branch: fc.nat(2), chosen: fc.nat(2) }), { maxLength: 40 })
  .map((rows) =>
    rows.map(({ parent, branch, chosen }, index) =>
      node(String(index), index === 0 ? null : [String(parent % index), branch], chosen),
    ),
  );

describe('in any tree', () => {
  it('each message of the path follows the one before it, in the branch that one shows', () => {
    fc.assert(
      fc.property(anyTree, (nodes) => {
        const { path } = growTree(nodes);
        path.forEach(({ follows }, index) => {
          const before = path[index - 1];
          const wanted = before ? { messageId: before.id, branch: before.branch } : null;
          expect(follows).toEqual(wanted);
        });
        const end = path.at(-1);
        const further = nodes.filter(
          ({ follows }) => follows?.messageId === end?.id && follows?.branch === end?.branch,
        );
        expect(further).toEqual([]);
      }),
    );
  });

  it('what follows a message and what stands besides that are all that stands below it', () => {
    fc.assert(
      fc.property(anyTree, (nodes) => {
        const tree = growTree(nodes);
        const isBelow = (it: TreeNode | undefined, top: TreeNode): boolean =>
          it?.follows
            ? it.follows.messageId === top.id || isBelow(tree.find(it.follows.messageId), top)
            : false;
        for (const top of nodes) {
          const [next] = tree.after(top);
          const onward = next ? [next, ...nodes.filter((it) => isBelow(it, next))] : [];
          const besides = tree.besides(top);
          // Of several in one place only the last is reached; a real tree has one.
          const twins = nodes.filter(
            ({ id, follows }) =>
              follows?.messageId === top.id && follows.branch === top.branch && id !== next?.id,
          );
          const lost = twins.flatMap((twin) => [twin, ...nodes.filter((it) => isBelow(it, twin))]);
          const all = [...onward, ...besides, ...lost].map(({ id }) => Number(id));
          const below = nodes.filter((it) => isBelow(it, top)).map(({ id }) => Number(id));
          expect(all.toSorted((a, b) => a - b)).toEqual(below);
        }
      }),
    );
  });
});
