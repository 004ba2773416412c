/** An error of the operating system, or of Node itself, about a file that cannot be read or written. */
export interface SystemFault extends Error {
  code: string;
  syscall?: string;
  path?: string;
  /** The second path of a copy or a rename. */
  dest?: string;
}

/** Code of the fault for a symbolic link that points to a place that may not be read. */
export const OUTSIDE_LINK = 'ERR_OUTSIDE_LINK';

/** Code of the fault for a symbolic link to a folder that contains it. */
export const ENCLOSING_LINK = 'ERR_ENCLOSING_LINK';

/** Code of the fault for a page's source that is too large to be compiled. */
export const LARGE_SOURCE = 'ERR_LARGE_SOURCE';

/** Node's own codes that are about a file rather than a mistake in the code. */
const OWN_CODES = new Set([
  'ERR_FS_FILE_TOO_LARGE',
  'ERR_STRING_TOO_LONG',
  'ERR_FS_CP_EINVAL',
  OUTSIDE_LINK,
  ENCLOSING_LINK,
  LARGE_SOURCE,
]);

/** Whether a thrown value is a system fault, such as a full disk. */
export function isSystemFault(error: unknown): error is SystemFault {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return OWN_CODES.has(error.code) || ('syscall' in error && /^E[A-Z0-9]+$/.test(error.code));
}

/** Whether a name is not UTF-8: Node replaces its bytes by U+FFFD, and then finds no such entry. */
export function isUnreadableName(path: string): boolean {
  return path.includes('\uFFFD');
}
