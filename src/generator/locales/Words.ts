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

/** What a translation asks for. */
export interface AskedMessages {
  /** Every message that translators are asked for, with the text that it replaces. */
  messages: Record<string, TranslationMessage>;
  /** Every id that is looked up, also of what nobody is asked for. */
  ids: ReadonlySet<string>;
}

/** Finds out what a translation asks for. */
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
