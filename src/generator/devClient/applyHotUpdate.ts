/** The part of webpack's hot module API that is used here. */
export interface HotModules {
  status(): string;
  check(autoApply: boolean): Promise<unknown>;
}

/**
 * Applies hot updates until the app has the wanted hash: a tab may be several builds behind.
 *
 * @param wanted Undefined to apply all available updates.
 * @returns False if the running app cannot be updated and has to be reloaded
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
      console.warn('The app could not be updated in place.', error);
      return false;
    }
    if (hot.status() !== 'idle') return false;
  }
  return true;
}
