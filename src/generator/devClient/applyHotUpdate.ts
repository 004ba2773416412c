/** The part of webpack's hot module API that is needed here. */
export interface HotModules {
  status(): string;
  check(autoApply: boolean): Promise<unknown>;
}

/**
 * Replaces modules until the app is the one of the wanted hash: a tab may be several bundlings behind.
 *
 * @param wanted undefined: as far as it goes.
 * @returns False when the running app cannot become that one, and only a reload helps.
 */
export async function applyHotUpdate(
  hot: HotModules,
  getHash: () => string,
  wanted: string | undefined,
): Promise<boolean> {
  while (getHash() !== wanted) {
    try {
      const replaced = await hot.check(true);
      if (!replaced) return wanted === undefined;
    } catch (error) {
      console.warn('The app could not be updated in its place.', error);
      return false;
    }
    if (hot.status() !== 'idle') return false;
  }
  return true;
}
