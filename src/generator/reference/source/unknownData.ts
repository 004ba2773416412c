import {listOf} from '../../shared/invariants/listOf.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';

/** Readers for data of unknown shape: each returns undefined or an empty value instead of failing. */

export type PlainObject = Record<string, unknown>;

/** The value if it is an object, otherwise an empty one. */
export function objectOf(value: unknown): PlainObject {
  return isRecord(value) ? value : {};
}

/** The value if it is a string that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Whether a value is meant as a text: YAML reads some that have no quotation marks, such as ports, as something else. */
export function isPlainValue(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The value if it is a finite number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The strings in a list. */
export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}

/** Sets a key of any name, including `__proto__`. */
export function setOwn(object: PlainObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, {value, enumerable: true, configurable: true, writable: true});
  } else object[key] = value;
}
