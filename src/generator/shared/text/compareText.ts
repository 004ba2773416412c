/** Orders two strings by code unit, so that the order is the same on every machine. For `Array.sort`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
