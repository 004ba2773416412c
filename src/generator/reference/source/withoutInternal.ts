import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {valueAt} from './jsonPointer.ts';
import {type Kind, ruleOf} from './objectKinds.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';

/** The extension that marks what is internal. */
export const INTERNAL = 'x-internal';

/**
 * A document without the paths, webhooks, operations, parameters and properties that are marked `x-internal`: readers of
 * its pages and of its download are not to know them. A model that is marked has no page, but stays where it is used.
 */
export function withoutInternal(document: PlainObject): PlainObject {
  return shown('document', document, document);
}

/** A copy of an object without its internal parts; the object itself if it has none. */
function shown(kind: Kind, object: PlainObject, document: PlainObject): PlainObject {
  const result: PlainObject = {};
  let isSame = true;
  for (const [key, value] of Object.entries(object)) {
    const part = shownPart(kind, key, value, document);
    isSame &&= part === value;
    if (part !== undefined) setOwn(result, key, part);
  }
  if (isSame) return object;
  return kind === 'schema' ? withoutRequired(result, object) : result;
}

/** The value of a key; undefined if all of it is internal. */
function shownPart(kind: Kind, key: string, value: unknown, document: PlainObject): unknown {
  const [how, child] = ruleOf(kind, key, value) ?? [];
  if (child === undefined) return value;
  const isHidden = (part: unknown) =>
    (HIDEABLE.has(child) || key === 'properties') && isInternal(child, part, document);
  const shownOne = (part: unknown) => (isRecord(part) ? shown(child, part, document) : part);
  if (how === 'one') return isHidden(value) ? undefined : shownOne(value);
  if (how === 'list') {
    if (!Array.isArray(value)) return value;
    const parts = value.filter((part) => !isHidden(part)).map(shownOne);
    return parts.length === value.length && parts.every((part, index) => part === value[index])
      ? value
      : parts;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const parts = entries.filter(([, part]) => !isHidden(part)).map(([name, part]) => [name, shownOne(part)]);
  const isSame =
    parts.length === entries.length && parts.every(([, part], index) => part === entries[index]?.[1]);
  if (isSame) return value;
  const result: PlainObject = {};
  for (const [name, part] of parts) setOwn(result, String(name), part);
  return result;
}

/** What is left out wherever it is. */
const HIDEABLE: ReadonlySet<Kind> = new Set(['pathItem', 'operation', 'parameter']);

function isInternal(kind: Kind, value: unknown, document: PlainObject): boolean {
  const object = objectOf(value);
  if (object[INTERNAL] === true) return true;
  // Without the parameter, nothing may refer to it.
  const {$ref} = object;
  const isShared = kind === 'parameter' && typeof $ref === 'string' && $ref.startsWith('#');
  return isShared && objectOf(valueAt(document, $ref.slice(1)))[INTERNAL] === true;
}

/** A schema that does not require the properties that it lost. */
function withoutRequired(schema: PlainObject, before: PlainObject): PlainObject {
  const [own, earlier] = [objectOf(schema.properties), objectOf(before.properties)];
  const lost = new Set(Object.keys(earlier).filter((name) => !Object.hasOwn(own, name)));
  if (lost.size === 0 || !Array.isArray(schema.required)) return schema;
  return {...schema, required: listOf(schema.required).filter((name) => !lost.has(String(name)))};
}
