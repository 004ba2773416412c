/** Longer names would make file names that some systems refuse. */
const LONGEST = 120;

/**
 * Makes the function that turns names into path segments: letters, digits and `-._~` stay, whatever else there is
 * becomes one `-`, and a segment that is taken (in any letter case: some disks ignore it) gets a number.
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
