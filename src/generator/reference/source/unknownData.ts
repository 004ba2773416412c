import {isRecord} from '../../shared/invariants/isRecord.ts';

/** Narrow readers for data of unknown shape: each returns undefined, or an empty value, instead of failing. */

export type PlainObject = Record<string, unknown>;

/** The value as an object; an empty one when it is none. */
export function objectOf(value: unknown): PlainObject {
  return isRecord(value) ? value : {};
}

/** The value as a list; an empty one when it is none. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value when it is a text that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The texts of a list. */
export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}

/** Sets a key whatever its name is: `__proto__` is a name like any other. */
export function setOwn(object: PlainObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, {value, enumerable: true, configurable: true, writable: true});
  } else object[key] = value;
}
