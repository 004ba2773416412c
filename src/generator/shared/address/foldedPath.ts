/**
 * A path as file systems on macOS and Windows compare it: without the difference of letter case, and of an accented letter
 * as one character (`é`, NFC) and as a letter and its accent (NFD).
 */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** What two paths differ in that fold to the same one, as the end of a sentence. */
export function foldedDifference(a: string, b: string): string {
  return a.toLowerCase() === b.toLowerCase()
    ? 'letter case'
    : 'whether accented letters are one character or a letter and its accent';
}
