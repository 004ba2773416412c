/**
 * Says that more than one thing wants an address. A page with a source comes before a generated page, and any page
 * before a file: that is who gets it.
 *
 * @param names What wants it, in words, whoever gets it first.
 */
export function takenMessage(address: string, names: readonly string[]): string {
  return `The address ${address} is taken by ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
}

/** A source file as it is named in such a message. */
export function quoted(file: string): string {
  return `\`${file}\``;
}
