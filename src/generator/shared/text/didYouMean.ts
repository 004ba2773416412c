/**
 * The hint about a file that does not exist, when another one has a similar name.
 *
 * @param near The path to that file.
 * @param message What is wrong. It holds the path as the author wrote it.
 */
export function didYouMean(near: string, message: string): string {
  const composed = near.normalize('NFC');
  if (!message.normalize('NFC').includes(`\`${composed}\``)) return `Did you mean \`${near}\`?`;
  const form = near === composed ? 'as one character (NFC)' : 'as a letter and its accent (NFD)';
  return `The file exists, but its name has accented letters ${form}: rename it, or copy the name from there.`;
}
