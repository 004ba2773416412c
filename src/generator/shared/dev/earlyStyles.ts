/** Custom property that is set by the styles that the dev server has before webpack's. */
export const EARLY_STYLES = '--early-styles';
