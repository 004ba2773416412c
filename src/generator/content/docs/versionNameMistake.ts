/** Names reserved for the docs folder itself: as a version, and in addresses. */
const TAKEN = new Set(['current', 'next']);

/** Docusaurus rejects longer names. */
const LONGEST = 32;

/**
 * Validates the name of a version, which becomes part of file names and addresses.
 *
 * @returns What is wrong, for example "must not be empty"; undefined for a valid name
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
