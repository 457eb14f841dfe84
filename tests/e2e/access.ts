import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/** Global that `axeCore.source` defines in the page. */
declare const axe: typeof axeCore;

/**
 * Waits until all animations that have an end are over, so that colours have their final values.
 * Animations that never end go on.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = (animation: Animation): boolean =>
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    for (let round = 0; round < 10; round++) {
      const under = document.getAnimations().filter((it) => it.playState === 'running' && ends(it));
      if (under.length === 0) return;
      await Promise.allSettled(under.map(({ finished }) => finished));
    }
  });
}

/** The serious and worse faults that axe finds on the page as it is now, in one appearance. */
async function objections(page: Page, appearance: 'dark' | 'light'): Promise<string[]> {
  await page.evaluate((wanted) => {
    const { classList } = document.documentElement;
    classList.toggle('light', wanted === 'light');
    classList.toggle('dark', wanted === 'dark');
  }, appearance);
  await settle(page);
  return page.evaluate(async (wanted) => {
    const rules =
      wanted === 'dark'
        ? { rules: { 'target-size': { enabled: true } } }
        : // Only colours differ.
          { runOnly: ['color-contrast'] };
    const { violations } = await axe.run(document, { preload: false, ...rules });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }, appearance);
}

/** Expects that axe finds nothing serious on the page, in dark and in light colours. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  for (const appearance of ['light', 'dark'] as const) {
    expect.soft(await objections(page, appearance), `${screen}, ${appearance}`).toEqual([]);
  }
}

/** Expects that nothing reaches beyond the window's sides, even if the page hides the overflow. */
export async function expectNoOverhang(page: Page, screen: string): Promise<void> {
  // Again if need be: rules for a size that was just given hold from the next frame on.
  await expect
    .soft(async () => expect(await overhanging(page)).toEqual([]), `${screen} fits the window`)
    .toPass({ timeout: 5_000 });
}

/** What reaches beyond the window's sides. */
function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const standsOut = (element: Element): boolean => {
      const { left, right, height } = element.getBoundingClientRect();
      return height > 0 && (left < -1 || right > width + 1);
    };
    /** In a frame that scrolls by itself, or that cuts it off on purpose. */
    const isFramed = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((it) => standsOut(it) && it.checkVisibility({ opacityProperty: true }))
      .filter((it) => !isFramed(it))
      .map((it) => `${it.getBoundingClientRect().right} ${it.outerHTML.slice(0, 160)}`);
  });
}

interface FocusWatch {
  controls: Element[];
  reached: Set<EventTarget>;
  unseen: string[];
}

declare global {
  interface Window {
    focusWatch?: FocusWatch;
  }
}

/**
 * Records from here on which controls get the focus, and which do not show it.
 * @returns the number of controls on the page
 */
export async function watchFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, select, summary',
      ),
    ].filter(
      (it) =>
        it.tabIndex >= 0 &&
        !it.matches(':disabled, [type=radio]:not(:checked)') &&
        it.checkVisibility({ visibilityProperty: true }),
    );
    const isOutlined = (element: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    /** The ring may be drawn around a card or a chip that the control fills. */
    const isSeen = (element: Element): boolean => {
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const ringed = around.some(
        (it) => it && (isOutlined(it) || isOutlined(it, '::after') || isOutlined(it, '::before')),
      );
      const { width, height } = element.getBoundingClientRect();
      return ringed && width > 0 && height > 0;
    };
    const watch: FocusWatch = { controls, reached: new Set(), unseen: [] };
    window.focusWatch = watch;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      watch.reached.add(target);
      if (!isSeen(target)) watch.unseen.push(target.outerHTML.slice(0, 200));
    });
    return controls.length;
  });
}

/** Controls that did not get the focus, and those that did not show it. */
export async function focusReport(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  return page.evaluate(() => {
    const { controls = [], reached, unseen = [] } = window.focusWatch ?? {};
    const missed = controls.filter((it) => !reached?.has(it));
    return { missed: missed.map((it) => it.outerHTML.slice(0, 200)), unseen };
  });
}
