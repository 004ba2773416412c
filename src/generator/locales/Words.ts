import type {Translations} from './translationFiles.ts';

/**
 * Translates a text of the configuration, by the id that Docusaurus uses for it.
 *
 * @param about Describes the text for translators; absent for an id that need not be translated, since another one
 *   covers it.
 */
export type Words = (id: string, text: string, about?: string) => string;

/** A message as written in a translation file. */
export interface TranslationMessage {
  message: string;
  description?: string;
}

/** Translates with a translation file; texts that it lacks stay as they are. */
export function wordsOf(texts: Translations): Words {
  return (id, text) => texts[id] ?? text;
}

/** The messages that a translation needs. */
export interface NeededMessages {
  /** Every message to translate, with its original text. */
  messages: Record<string, TranslationMessage>;
  /** Every id that is looked up, including those that need not be translated. */
  ids: ReadonlySet<string>;
}

/** Finds the messages that a translation needs. */
export function messagesNeededBy(translate: (words: Words) => void): NeededMessages {
  const found: Record<string, TranslationMessage> = {};
  const ids = new Set<string>();
  translate((id, text, about) => {
    ids.add(id);
    if (text !== '' && about !== undefined) found[id] ??= {message: text, description: about};
    return text;
  });
  return {messages: found, ids};
}
