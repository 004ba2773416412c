import {isPlainObject} from './isPlainObject.ts';

/** Whether a value survives a round trip through JSON, apart from keys without a value. */
export function isJsonValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isJsonValue);
  return isPlainObject(value) && Object.values(value).every((one) => one === undefined || isJsonValue(one));
}
