/** Where a toast may stand. `top` and `bottom` are in the middle, on a phone from side to side. */
export type ToastPlace = 'top' | 'bottom' | 'bottom-start' | 'bottom-end';

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Below the header, and above a phone's bar. Pixels. */
const EDGE = { wide: { top: 76, bottom: 24 }, phone: { top: 64, bottom: 72 } };
/** As `md` of the theme. */
const WIDE = 768;
const MAX_WIDTH = 420;
const MARGIN = 12;

/** In the order in which they are tried: the top is where fewest controls are. */
const PLACES = {
  wide: ['top', 'bottom-start', 'bottom-end'],
  phone: ['top', 'bottom'],
} as const satisfies Record<string, readonly ToastPlace[]>;

function areaOf(place: ToastPlace, screen: Size, height: number): Area {
  const { top, bottom } = EDGE[screen.width < WIDE ? 'phone' : 'wide'];
  const width = Math.min(MAX_WIDTH, screen.width - 2 * MARGIN);
  const middle = (screen.width - width) / 2;
  const left =
    place === 'bottom-start'
      ? bottom
      : place === 'bottom-end'
        ? screen.width - width - bottom
        : middle;
  const from = place === 'top' ? top : screen.height - bottom - height;
  return { left, top: from, right: left + width, bottom: from + height };
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The first place that covers nothing of `pressed`, and among these the one that covers least of
 * `open`, which people are looking at.
 */
export function choosePlace(
  screen: Size,
  height: number,
  { pressed, open }: { pressed: readonly Area[]; open: readonly Area[] },
): ToastPlace {
  const covered = (place: ToastPlace, areas: readonly Area[]): number => {
    const own = areaOf(place, screen, height);
    return areas.reduce((sum, area) => sum + overlap(own, area), 0);
  };
  const [first, ...others] = PLACES[screen.width < WIDE ? 'phone' : 'wide'];
  const cost = (place: ToastPlace): number =>
    // What was pressed weighs more than a whole window of anything else.
    covered(place, pressed) * screen.width * screen.height + covered(place, open);
  return others.reduce<ToastPlace>(
    (best, place) => (cost(place) < cost(best) ? place : best),
    first,
  );
}
