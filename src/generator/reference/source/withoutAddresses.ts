import {hasScheme} from '../../shared/address/scheme.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {pointerPart, valueAt} from './jsonPointer.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';

/** Keys whose texts are references. */
const REFERENCES = new Set(['$ref', '$dynamicRef', 'operationRef', 'defaultMapping']);

/** Whether the text of a document may have addresses, which few have: searching its data takes longer. */
export function hasAddresses(text: string): boolean {
  return /\$(?:id|self)\b/.test(text);
}

/** What relative addresses are resolved against in a document that gives itself none. */
const NOWHERE = 'https://document.invalid/';

/** A part of a document with an address of its own, to which references in it are relative. */
interface Resource {
  base: string;
  /** JSON pointer to it. */
  pointer: string;
}

/**
 * A document whose references by the addresses that it gives itself (`$self`, OpenAPI 3.2) or its schemas (`$id`, JSON
 * Schema) lead to places in it. Other addresses in the folder of `$self` are files next to the document.
 */
export function withoutAddresses(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const self = typeof data.$self === 'string' && hasScheme(data.$self) ? data.$self : undefined;
  const root: Resource = {base: (self ?? NOWHERE).replace(/#.*$/s, ''), pointer: ''};
  const pointers = new Map(self === undefined ? [] : [[root.base, '']]);
  notePointers(data, root, pointers);
  if (pointers.size === 0) return data;
  const folder = root.base.slice(0, root.base.lastIndexOf('/') + 1);

  const shorten = (ref: string, {base, pointer}: Resource): string => {
    const hashAt = ref.indexOf('#');
    const [address, fragment] = hashAt === -1 ? [ref, ''] : [ref.slice(0, hashAt), ref.slice(hashAt + 1)];
    // Many write references from the document's root in spite of an `$id`.
    if (address === '')
      return valueAt(data, pointer + fragment) === undefined ? ref : `#${pointer}${fragment}`;
    const target = pointers.get(absolute(address, base));
    if (target !== undefined)
      return `#${fragment === '' || fragment.startsWith('/') ? target : ''}${fragment}`;
    return self !== undefined && ref.startsWith(folder) ? ref.slice(folder.length) : ref;
  };
  const convert = (value: unknown, isReference: boolean, around: Resource, pointer: string): unknown => {
    if (typeof value === 'string') return isReference ? shorten(value, around) : value;
    if (Array.isArray(value))
      return value.map((item, index) => convert(item, false, around, pointer + pointerPart(index)));
    if (!isRecord(value)) return value;
    const address = addressOf(value, around.base);
    const resource = address === undefined ? around : {base: address, pointer};
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(value)) {
      // The references in it are no longer relative to it.
      if (key === '$id' && address !== undefined) continue;
      const isMapping = key === 'discriminator' && isRecord(child) && isRecord(child.mapping);
      const converted = convert(child, REFERENCES.has(key), resource, pointer + pointerPart(key));
      setOwn(result, key, isMapping ? withMapping(objectOf(converted), resource) : converted);
    }
    return result;
  };
  const withMapping = (discriminator: PlainObject, around: Resource): PlainObject => ({
    ...discriminator,
    mapping: Object.fromEntries(
      Object.entries(objectOf(discriminator.mapping)).map(([value, ref]) => [
        value,
        convert(ref, true, around, ''),
      ]),
    ),
  });
  return convert(data, false, root, '');
}

/** Collects the addresses of schemas. */
function notePointers(value: unknown, {base, pointer}: Resource, pointers: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const own = isRecord(value) ? addressOf(value, base) : undefined;
  if (own !== undefined) pointers.set(own, pointer);
  for (const [key, child] of Object.entries(value))
    notePointers(child, {base: own ?? base, pointer: pointer + pointerPart(key)}, pointers);
}

/** The address that a schema gives itself; data may have a field of that name. */
function addressOf({$id, ...others}: PlainObject, base: string): string | undefined {
  const isSchema = ['type', 'properties', '$defs', 'allOf', 'oneOf', 'anyOf', 'enum'].some(
    (key) => key in others,
  );
  return typeof $id === 'string' && isSchema && /^[^#]*[/:.]/.test($id) ? absolute($id, base) : undefined;
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href.replace(/#$/, '') : address;
}
