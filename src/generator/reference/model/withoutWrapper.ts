import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import type {PlainObject} from '../source/unknownData.ts';

/** Keywords that say something of a value without being another type. */
const NOTES: ReadonlySet<string> = new Set([
  ...['type', 'nullable', 'title', 'description', 'default', 'example', 'examples', 'externalDocs', 'xml'],
  ...['readOnly', 'writeOnly', 'deprecated'],
]);

/** Keywords that narrow a type; of two parts with the same one, both count. */
const LIMITS: ReadonlySet<string> = new Set([
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minProperties', 'maxProperties'],
]);

/**
 * A schema with what the parts of its `allOf` only say of the others: `{allOf: [{$ref: Money}, {description: …}]}` is
 * how a reference of OpenAPI 3.0 gets a description of its own. If a single other part is left, it is the schema itself.
 */
export function withoutWrapper(value: PlainObject): PlainObject {
  const {allOf, ...own} = value;
  const parts = listOf(allOf);
  if (parts.length === 0 || !parts.every(isRecord)) return value;
  let notes: PlainObject = {};
  const others = parts.filter((part) => {
    if (!isNote(part, {...notes, ...own})) return true;
    notes = {...notes, ...part};
    return false;
  });
  const described = {...notes, ...own};
  const [only, ...more] = others;
  if (!only) return described;
  const isWrapper = more.length === 0 && isNote(described, only);
  return isWrapper ? withoutWrapper({...only, ...described}) : {...described, allOf: others};
}

/** Whether a part is neither a type of its own nor narrows what others narrow. */
function isNote(part: PlainObject, others: PlainObject): boolean {
  return Object.keys(part).every(
    (key) => NOTES.has(key) || key.startsWith('x-') || (LIMITS.has(key) && !Object.hasOwn(others, key)),
  );
}
