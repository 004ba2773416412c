import {describeValue} from '../../problems/describeSchema.ts';
import type {FormMistake} from './FormMistake.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';

const FORMS = {
  list: {name: 'a list', isRight: Array.isArray},
  object: {name: 'an object', isRight: isRecord},
  text: {name: 'a text', isRight: (value: unknown) => typeof value === 'string'},
  // YAML reads a version without quotation marks as a number, which reads the same.
  label: {name: 'a text', isRight: (value: unknown) => ['string', 'number'].includes(typeof value)},
  number: {name: 'a number', isRight: (value: unknown) => typeof value === 'number'},
  flag: {name: '`true` or `false`', isRight: (value: unknown) => typeof value === 'boolean'},
  // A flag in OpenAPI 3.0, a number in 3.1.
  bound: {name: 'a number', isRight: (value: unknown) => ['number', 'boolean'].includes(typeof value)},
};

/** The form of a value, as the specification has it. */
export type Form = keyof typeof FORMS;

/** Why the value of a key is not the list or the object that the specification has there; undefined if it is. */
export function formMistake(key: string, form: Form, value: unknown): string | undefined {
  const {name, isRight} = FORMS[form];
  return isRight(value) ? undefined : `\`${key}\` must be ${name}, but is ${describeValue(value)}.`;
}

/**
 * The values of an object that do not have their form.
 *
 * @param forms By key.
 * @param keys Keys that lead to the object.
 */
export function formMistakes(
  forms: Readonly<Record<string, Form>>,
  object: Record<string, unknown>,
  keys: readonly string[] = [],
): FormMistake[] {
  return Object.entries(forms).flatMap(([key, form]): FormMistake[] => {
    const message = object[key] === undefined ? undefined : formMistake(key, form, object[key]);
    return message === undefined ? [] : [{keys: [...keys, key], message}];
  });
}
