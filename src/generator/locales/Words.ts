import type {Translations} from './translationFiles.ts';

/**
 * Says a text of the configuration in a language, by the id that Docusaurus gives its translation.
 *
 * @param about Describes the text for translators; absent for an id that nobody has to translate, since another stands for it.
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

/** The messages that a translation needs. */
export interface AskedMessages {
  /** Every message to translate, with the text that it replaces. */
  messages: Record<string, TranslationMessage>;
  /** Every id that is looked up, also those that nobody has to translate. */
  ids: ReadonlySet<string>;
}

/** Finds the messages that a translation needs. */
export function messagesAskedBy(translate: (words: Words) => void): AskedMessages {
  const found: Record<string, TranslationMessage> = {};
  const ids = new Set<string>();
  translate((id, text, about) => {
    ids.add(id);
    if (text !== '' && about !== undefined) found[id] ??= {message: text, description: about};
    return text;
  });
  return {messages: found, ids};
}
