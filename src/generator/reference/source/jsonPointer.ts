import {isRecord} from '../../shared/invariants/isRecord.ts';

/** Splits a JSON pointer (RFC 6901) into its keys; `''` is the whole document. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes one key as part of a JSON pointer. */
export function pointerPart(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a pointer; undefined if there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  let value = data;
  for (const key of parsePointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}
