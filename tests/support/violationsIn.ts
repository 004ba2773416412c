import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from 'playwright';

/**
 * The axe-core violations in one part of a page, in a given color mode; requires `prepareForChecks`. Waits for the
 * part's animations: while a part fades in, axe-core skips its texts or finds their contrast too low.
 */
export async function violationsIn(page: Page, selector: string, mode: string): Promise<string[]> {
  return page.evaluate(
    async ([part, theme]) => {
      document.documentElement.dataset.theme = theme;
      const animations = [...document.querySelectorAll(part)].flatMap((shown) =>
        shown.getAnimations({subtree: true}),
      );
      const ending = animations.filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ending.map(({finished}) => finished));
      const {axe} = window as unknown as {
        axe: {run(context: string, options: RunOptions): Promise<AxeResults>};
      };
      const {violations} = await axe.run(part, {resultTypes: ['violations']});
      return violations.map(({id, nodes}) => `${theme}: ${id}: ${nodes.map(({html}) => html).join(' ')}`);
    },
    [selector, mode] as const,
  );
}
