/** Ends a command with a message: exit code 1 if the command failed, 2 if its arguments are wrong. */
export function exitWithError(message: string, code: 1 | 2): never {
  console.error(message);
  process.exit(code);
}
