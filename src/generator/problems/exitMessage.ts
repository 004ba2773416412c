/** What is wrong with code of a site that calls `process.exit`. */
export function exitMessage(code: unknown): string {
  return `\`process.exit(${code === undefined ? '' : String(code)})\` ends the generator, which no file of a site may do.`;
}
