import {isRecord} from '../../shared/invariants/isRecord.ts';
import {HTTP_METHODS} from './objectKinds.ts';
import {objectOf, type PlainObject, setOwn} from './unknownData.ts';

/** The parts of a document that contain paths, by the keys that lead to them. */
const SECTIONS = [['paths'], ['webhooks'], ['x-webhooks'], ['components', 'pathItems']];

/**
 * A document without the paths, webhooks and operations that are marked `x-internal`: readers of its pages and of its
 * download are not to know them.
 */
export function withoutInternal(data: PlainObject): PlainObject {
  return SECTIONS.reduce((document, keys) => changedAt(document, keys, withoutInternalItems), data);
}

/** A copy of an object with the value at some keys changed; the object itself if there is nothing to change. */
function changedAt(
  object: PlainObject,
  [key = '', ...keys]: readonly string[],
  change: (value: PlainObject) => PlainObject,
): PlainObject {
  const value = object[key];
  if (!isRecord(value)) return object;
  const changed = keys.length > 0 ? changedAt(value, keys, change) : change(value);
  return changed === value ? object : {...object, [key]: changed};
}

function withoutInternalItems(items: PlainObject): PlainObject {
  return withoutSome(items, (_, item) => isInternal(item), withoutInternalOperations);
}

function withoutInternalOperations(item: PlainObject): PlainObject {
  const methods: readonly string[] = HTTP_METHODS;
  return withoutSome(item, (key, value) => methods.includes(key) && isInternal(value));
}

/** A copy without some values, and with the other objects changed; the object itself if nothing differs. */
function withoutSome(
  object: PlainObject,
  isLeftOut: (key: string, value: unknown) => boolean,
  change?: (value: PlainObject) => PlainObject,
): PlainObject {
  const result: PlainObject = {};
  let isSame = true;
  for (const [key, value] of Object.entries(object)) {
    if (isLeftOut(key, value)) isSame = false;
    else {
      const changed = change && isRecord(value) ? change(value) : value;
      isSame &&= changed === value;
      setOwn(result, key, changed);
    }
  }
  return isSame ? object : result;
}

function isInternal(value: unknown): boolean {
  return objectOf(value)['x-internal'] === true;
}
