/** Names that the docs folder itself has: as a version, and in addresses. */
const TAKEN = new Set(['current', 'next']);

/** Docusaurus refuses longer names. */
const LONGEST = 32;

/**
 * What keeps a name from being one of a version: it becomes a part of file names and of addresses.
 *
 * @returns A predicate in words, such as "must not be empty"; undefined for a name that can be one
 */
export function versionNameMistake(name: string): string | undefined {
  if (name.trim() === '') return 'must not be empty';
  if (name !== name.trim()) return 'must not begin or end with a space';
  if (name === '.' || name === '..') return `must not be \`${name}\``;
  if (TAKEN.has(name.toLowerCase())) return `must not be \`${name}\`, which means the docs folder`;
  const odd = /[/\\<>:"|?*#%\p{Cc}]/u.exec(name)?.[0];
  if (odd !== undefined) return `must not have ${/\p{Cc}/u.test(odd) ? 'control characters' : `\`${odd}\``}`;
  if (name.endsWith('.')) return 'must not end with a period, which some systems drop from file names';
  if (name.length > LONGEST) return `must not be longer than ${LONGEST} characters`;
  return undefined;
}
