import {compareText} from '../shared/text/compareText.ts';
import type {TranslationMessage} from './Words.ts';

/**
 * Adds missing messages to a translation file, in the order of ids. Existing messages stay as they are, even unused
 * ones.
 *
 * @returns The text of the file, and how many messages were added
 */
export function mergeTranslations(
  written: Readonly<Record<string, {message: string}>>,
  asked: Readonly<Record<string, TranslationMessage>>,
): {text: string; added: number} {
  const added = Object.keys(asked).filter((id) => !Object.hasOwn(written, id)).length;
  const all = Object.entries({...asked, ...written}).sort(([a], [b]) => compareText(a, b));
  return {text: `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`, added};
}
