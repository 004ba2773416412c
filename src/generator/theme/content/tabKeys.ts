/**
 * Which tab a key leads to, by the tabs pattern of the ARIA authoring practices; Enter and space choose the tab itself.
 *
 * @returns The index, at the ends going round; undefined for other keys.
 */
export function tabForKey(key: string, current: number, count: number): number | undefined {
  const target = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1 + count,
    Home: 0,
    End: count - 1,
    Enter: current,
    ' ': current,
  }[key];
  return target === undefined || count === 0 ? undefined : target % count;
}
