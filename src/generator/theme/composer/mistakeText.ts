import type {FieldMistake} from '../../shared/composer/checkField.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ComposerMessages} from '../../shared/messages/Messages.ts';

const KEYS = {
  required: 'mistakeRequired',
  number: 'mistakeNumber',
  integer: 'mistakeInteger',
  minimum: 'mistakeMinimum',
  maximum: 'mistakeMaximum',
  above: 'mistakeAbove',
  below: 'mistakeBelow',
  short: 'mistakeShort',
  long: 'mistakeLong',
  pattern: 'mistakePattern',
  format: 'mistakeFormat',
  few: 'mistakeFew',
  many: 'mistakeMany',
  json: 'mistakeJson',
  header: 'mistakeHeader',
} as const;

/** A mistake as a sentence. */
export function mistakeText(
  {kind, limit = '', example = ''}: FieldMistake,
  messages: ComposerMessages,
): string {
  return fillMessage(messages[KEYS[kind]], {limit, example});
}
