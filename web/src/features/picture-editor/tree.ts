import type { ImageView } from '@vesper/core/contract/image';

type Member = Pick<ImageView, 'id' | 'originId'>;

/** A picture in the tree: steps from the first picture to the right, branches downwards. */
export interface Cell<Image extends Member> {
  image: Image;
  column: number;
  row: number;
  /** The cell of its origin; undefined for a first one, and where the origin was deleted. */
  parent: Cell<Image> | undefined;
}

/**
 * Places a family, oldest first: each origin beside its first version, further versions below.
 * One whose origin is gone stands at the left as a first one.
 */
export function placeFamily<Image extends Member>(images: readonly Image[]): Cell<Image>[] {
  const ids = new Set(images.map(({ id }) => id));
  const children = new Map<string | null, Image[]>();
  for (const image of images) {
    const { originId } = image;
    const under = originId !== null && ids.has(originId) ? originId : null;
    children.set(under, [...(children.get(under) ?? []), image]);
  }
  const cells: Cell<Image>[] = [];
  let row = 0;
  const place = (image: Image, column: number, parent: Cell<Image> | undefined): void => {
    const cell = { image, column, row, parent };
    cells.push(cell);
    for (const [index, child] of (children.get(image.id) ?? []).entries()) {
      if (index > 0) row += 1;
      place(child, column + 1, cell);
    }
  };
  for (const [index, root] of (children.get(null) ?? []).entries()) {
    if (index > 0) row += 1;
    place(root, 0, undefined);
  }
  return cells;
}

/** The picture that an arrow key leads to: left to the origin, right to a version, else in order. */
export function cellAfterKey<Image extends Member>(
  cells: readonly Cell<Image>[],
  id: string,
  key: string,
): Cell<Image> | undefined {
  const index = cells.findIndex(({ image }) => image.id === id);
  const cell = cells[index];
  if (!cell) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return cell.parent;
    case 'ArrowRight':
      return cells.find(({ parent }) => parent === cell);
    case 'ArrowUp':
      return cells[index - 1];
    case 'ArrowDown':
      return cells[index + 1];
    default:
      return undefined;
  }
}
