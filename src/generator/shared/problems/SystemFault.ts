/** What the operating system, or Node in its name, says of a file that it cannot read or write. */
export interface SystemFault extends Error {
  code: string;
  syscall?: string;
  path?: string;
  /** The second path of a copy or a rename. */
  dest?: string;
}

/** Code of the fault that a symbolic link leads where nothing may be read. */
export const OUTSIDE_LINK = 'ERR_OUTSIDE_LINK';

/** Codes of Node's own that say something of a file, and of no mistake in the code. */
const OWN_CODES = new Set(['ERR_FS_FILE_TOO_LARGE', 'ERR_STRING_TOO_LONG', 'ERR_FS_CP_EINVAL', OUTSIDE_LINK]);

/** Whether something that was thrown is a fault of the system, such as a full disk. */
export function isSystemFault(error: unknown): error is SystemFault {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return OWN_CODES.has(error.code) || ('syscall' in error && /^E[A-Z0-9]+$/.test(error.code));
}
