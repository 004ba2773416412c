/** A document whose last script keeps the keys of a reader who opens the search before the app is there. */
interface EarlyDocument extends Document {
  /** Keys since then; 0 if the script should stop. */
  early?: string[] | 0;
}

/**
 * Ends what the script in the document does, since the app's listeners replace it.
 *
 * @returns The keys that the reader has pressed for the search; undefined if it should not be opened.
 */
export function takeEarlyKeys(document: EarlyDocument): string[] | undefined {
  const keys = document.early;
  document.early = 0;
  return !keys || keys.includes('Escape') ? undefined : keys;
}
