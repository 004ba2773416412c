/** How the document was reached, and by which address. */
export function navigationEntry({performance}: Window): PerformanceNavigationTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation;
}
