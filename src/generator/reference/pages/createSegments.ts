/** Longer names would result in file names that some systems reject: a letter of Chinese has three bytes. */
const LONGEST = {letters: 120, bytes: 240};

/**
 * Creates a function that turns names into path segments: letters, digits and `-._~` are kept, runs of anything else
 * become one `-`, and a segment that is already used gets a number (regardless of letter case, which some file systems
 * ignore).
 */
export function createSegments(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain = beginningOf(
      name
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-')
        .replace(/^[.-]+|[.-]+$/g, ''),
    );
    const base = plain === '' || plain.toLowerCase() === 'index' ? `${plain || 'unnamed'}-1` : plain;
    let segment = base;
    for (let number = 2; taken.has(segment.toLowerCase()); number++) segment = `${base}-${number}`;
    taken.add(segment.toLowerCase());
    return segment;
  };
}

/** As many letters as a file name may have. */
function beginningOf(name: string): string {
  let letters = 0;
  let bytes = 0;
  let end = 0;
  for (const letter of name) {
    letters += 1;
    bytes += Buffer.byteLength(letter);
    if (letters > LONGEST.letters || bytes > LONGEST.bytes) break;
    end += letter.length;
  }
  return name.slice(0, end);
}
