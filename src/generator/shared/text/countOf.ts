/** A number of things in English, for writers: `1 page`, `2 pages`. What readers see is among the messages. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
