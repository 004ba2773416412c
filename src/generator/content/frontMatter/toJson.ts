import {withoutUndefined} from '../../shared/collections/withoutUndefined.ts';

/** Converts a YAML value to JSON values: dates to ISO 8601, values that JSON lacks to null. */
function toJson(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(toJson);
  return toJsonObject(value);
}

/** Like `toJson`, for an object; keys without a value are left out. */
export function toJsonObject(value: object): Record<string, unknown> {
  const entries = Object.entries(withoutUndefined(value));
  return Object.fromEntries(entries.map(([key, one]) => [key, toJson(one)]));
}
