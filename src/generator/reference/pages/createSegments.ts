/** Longer names would result in file names that some systems reject. */
const LONGEST = 120;

/**
 * Creates a function that turns names into path segments: letters, digits and `-._~` are kept, runs of anything else
 * become one `-`, and a segment that is already used gets a number (regardless of letter case, which some file systems
 * ignore).
 */
export function createSegments(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain = name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-')
      .replace(/^[.-]+|[.-]+$/g, '')
      .slice(0, LONGEST);
    const base = plain === '' || plain.toLowerCase() === 'index' ? `${plain || 'unnamed'}-1` : plain;
    let segment = base;
    for (let number = 2; taken.has(segment.toLowerCase()); number++) segment = `${base}-${number}`;
    taken.add(segment.toLowerCase());
    return segment;
  };
}
