import {isRecord} from '../../shared/invariants/isRecord.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';

/** Keys whose texts are references. */
const REFERENCES = new Set(['$ref', '$dynamicRef', 'operationRef', 'defaultMapping']);

/**
 * A document whose references by the address that it gives itself (`$self`, OpenAPI 3.2) are relative to its file:
 * `https://example.com/api/shop` is the file itself, and other addresses in the same folder are files next to it.
 */
export function withoutSelf(data: unknown): unknown {
  if (!isRecord(data) || typeof data.$self !== 'string' || !/^[a-z][a-z0-9+.-]*:/i.test(data.$self))
    return data;
  const self = data.$self.replace(/#.*$/s, '');
  const folder = self.slice(0, self.lastIndexOf('/') + 1);
  const shorten = (ref: string): string => {
    if (ref === self) return '#';
    if (ref.startsWith(`${self}#`)) return ref.slice(self.length);
    return ref.startsWith(folder) && folder.length > 'https://'.length ? ref.slice(folder.length) : ref;
  };
  const convert = (value: unknown, isReference: boolean): unknown => {
    if (typeof value === 'string') return isReference ? shorten(value) : value;
    if (Array.isArray(value)) return value.map((item) => convert(item, false));
    if (!isRecord(value)) return value;
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(value)) {
      const isMapping = key === 'discriminator' && isRecord(child) && isRecord(child.mapping);
      setOwn(result, key, isMapping ? withMapping(child) : convert(child, REFERENCES.has(key)));
    }
    return result;
  };
  const withMapping = (discriminator: PlainObject): PlainObject => ({
    ...objectOf(convert(discriminator, false)),
    mapping: Object.fromEntries(
      Object.entries(objectOf(discriminator.mapping)).map(([value, ref]) => [value, convert(ref, true)]),
    ),
  });
  return convert(data, false);
}
