import {compareText} from '../shared/text/compareText.ts';
import type {TranslationMessage} from './Words.ts';

/**
 * A translation file with what it lacks, in the order of its ids. What is there stays as it is written, also what nothing uses.
 *
 * @returns The text of the file, and how many messages it lacked.
 */
export function mergeTranslations(
  written: Readonly<Record<string, {message: string}>>,
  asked: Readonly<Record<string, TranslationMessage>>,
): {text: string; added: number} {
  const added = Object.keys(asked).filter((id) => !Object.hasOwn(written, id)).length;
  const all = Object.entries({...asked, ...written}).sort(([a], [b]) => compareText(a, b));
  return {text: `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`, added};
}
