import type {ChangeMessages} from '../../shared/messages/Messages.ts';
import {splitMessage} from '../../shared/messages/fillMessage.ts';
import type {Schema} from '../model/Schema.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {typeText} from '../types/describeType.ts';
import {capitalized, type Phrase} from './Phrase.ts';

/** The text of a change, or a place in it: a message with its values, which languages order differently. */
export interface Statement {
  message: keyof ChangeMessages;
  values: Readonly<Record<string, StatementValue>>;
}

export type StatementValue =
  | {code: string}
  /** A type, described in words and set as code. */
  | {type: Schema}
  | {list: readonly StatementValue[]; by: 'comma' | 'and' | 'or'}
  | Statement;

/** Creates a statement; string values are names or values and set as code. */
export function say(
  message: keyof ChangeMessages,
  values: Readonly<Record<string, string | StatementValue>> = {},
): Statement {
  const named = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? {code: value} : value] as const,
  );
  return {message, values: Object.fromEntries(named)};
}

/** The statement as a sentence. */
export function sentenceOf(statement: Statement, words: ReferenceWords): Phrase {
  return capitalized(phraseOf(statement, words));
}

function phraseOf({message, values}: Statement, words: ReferenceWords): Phrase {
  return splitMessage(words.ofChanges[message]).flatMap((part, index): Phrase => {
    if (index % 2 === 0) return part === '' ? [] : [part];
    const value = values[part];
    return value ? valuePhrase(value, words) : [];
  });
}

function valuePhrase(value: StatementValue, words: ReferenceWords): Phrase {
  if ('code' in value) return [value];
  if ('type' in value) return [{code: typeText(value.type, words)}];
  if ('message' in value) return phraseOf(value, words);
  const between = value.by === 'comma' ? ', ' : words.ofChanges[value.by];
  return value.list.flatMap((item, index) => {
    const phrase = valuePhrase(item, words);
    return index === 0 ? phrase : [between, ...phrase];
  });
}
