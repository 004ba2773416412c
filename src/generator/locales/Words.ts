import type {Translations} from './translationFiles.ts';

/**
 * Says a text of the configuration in a language, by the id that Docusaurus gives its translation.
 *
 * @param about Tells translators what the text is; absent for an id that nobody is asked for, since another stands for it.
 */
export type Words = (id: string, text: string, about?: string) => string;

/** A message of a translation file, as it is written there. */
export interface TranslationMessage {
  message: string;
  description?: string;
}

/** The words of a translation file; what it lacks stays as it is. */
export function wordsOf(texts: Translations): Words {
  return (id, text) => texts[id] ?? text;
}

/** Finds out what a translation asks for: every message that it would take, with the text that it would replace. */
export function messagesAskedBy(translate: (words: Words) => void): Record<string, TranslationMessage> {
  const found: Record<string, TranslationMessage> = {};
  translate((id, text, about) => {
    if (text !== '' && about !== undefined) found[id] ??= {message: text, description: about};
    return text;
  });
  return found;
}
