import { describe, expect, it } from 'vitest';
import { choosePlace } from './toast-place.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const HEIGHT = 100;

const at = (left: number, top: number, width = 120, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const place = (screen: typeof DESKTOP, ...pressed: ReturnType<typeof at>[]) =>
  choosePlace(screen, HEIGHT, { pressed, open: [] });

describe('a toast', () => {
  it('stands at the top while nothing was pressed there', () => {
    expect(place(DESKTOP)).toBe('top');
    expect(place(DESKTOP, at(1200, 100))).toBe('top');
    expect(place(PHONE, at(20, 700))).toBe('top');
  });

  it('leaves what was pressed alone', () => {
    expect(place(DESKTOP, at(700, 120))).toBe('bottom-start');
    expect(place(DESKTOP, at(700, 120), at(60, 800))).toBe('bottom-end');
    expect(place(PHONE, at(250, 90))).toBe('bottom');
  });

  it('leaves an open dialog alone where there is room beside it', () => {
    const open = [at(496, 60, 448, 780)];
    expect(choosePlace(DESKTOP, HEIGHT, { pressed: [], open })).toBe('bottom-start');
  });

  it('would sooner cover a part of a dialog than what was pressed', () => {
    const open = [at(12, 400, 366, 440)];
    expect(choosePlace(PHONE, HEIGHT, { pressed: [at(40, 80)], open })).toBe('bottom');
  });
});
