import type {PlainObject} from './plain.ts';

/** Sets a key whatever its name is: `__proto__` is a name like any other. */
export function setOwn(object: PlainObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, {value, enumerable: true, configurable: true, writable: true});
  } else object[key] = value;
}
