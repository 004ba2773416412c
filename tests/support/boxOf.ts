import type {Locator} from 'playwright';

/** Position of an element in the window, in pixels. */
export const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const {left, right, top, bottom, width} = element.getBoundingClientRect();
    return {left, right, top, bottom, width};
  });
