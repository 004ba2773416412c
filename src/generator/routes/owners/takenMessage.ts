import {joinWords} from '../../shared/text/joinWords.ts';

/**
 * The message that several things use the same address. A page with a source file wins over a generated page, and any
 * page wins over a file.
 *
 * @param names What uses the address, in words, the winner first.
 */
export function takenMessage(address: string, names: readonly string[]): string {
  return `The address ${address} is taken by ${joinWords(names)}.`;
}

/** A source file as named in such a message. */
export function quoted(file: string): string {
  return `\`${file}\``;
}
