/** Ends a command with a message: exit code 1 when what was asked for failed, 2 when it was asked for wrongly. */
export function exitWithError(message: string, code: 1 | 2): never {
  console.error(message);
  process.exit(code);
}
