/** Whether an error of the system or of Node has the given code, for example `ENOENT`. */
export function hasCode(error: unknown, code: string): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === code;
}
