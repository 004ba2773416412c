/** Whether an error of the system or of Node has one of the given codes, for example `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): error is Error & {code: string} {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}
