import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from 'playwright';

/** The axe-core violations in one part of a page, in a given color mode; requires `prepareForChecks`. */
export async function violationsIn(page: Page, selector: string, mode: string): Promise<string[]> {
  return page.evaluate(
    async ([part, theme]) => {
      document.documentElement.dataset.theme = theme;
      const {axe} = window as unknown as {
        axe: {run(context: string, options: RunOptions): Promise<AxeResults>};
      };
      const {violations} = await axe.run(part, {resultTypes: ['violations']});
      return violations.map(({id, nodes}) => `${theme}: ${id}: ${nodes.map(({html}) => html).join(' ')}`);
    },
    [selector, mode] as const,
  );
}
