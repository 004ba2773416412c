/** The names of the keys that open search on the reader's system. */
export function searchKeys(userAgent: string): string {
  return /mac|iphone|ipad/i.test(userAgent) ? '⌘ K' : 'Ctrl K';
}
