import {isRecord} from '../../shared/invariants/isRecord.ts';
import {pointerPart, valueAt} from '../source/jsonPointer.ts';
import {HTTP_METHODS, isOtherMethod} from '../source/objectKinds.ts';
import {objectOf, type PlainObject, textOf} from '../source/unknownData.ts';

/** A path or a webhook of a document. */
export interface PathItem {
  /** The path, or the name of the webhook. */
  name: string;
  /** What it contains; a reference to a component (3.1) is followed. */
  item: PlainObject;
  pointer: string;
}

/** The paths of a document; a value that is not an object is left out. */
export function pathItems(data: PlainObject): PathItem[] {
  return itemsOf(data, 'paths');
}

/** The webhooks of a document (3.1), and those of the extension for 3.0. */
export function webhookItems(data: PlainObject): PathItem[] {
  return ['webhooks', 'x-webhooks'].flatMap((section) => itemsOf(data, section));
}

/**
 * The operations of a path or a webhook, in the order in which pages show them: those of the methods that OpenAPI has,
 * then those of other methods (3.2). A method is as requests have it.
 */
export function operationsOf({
  item,
  pointer,
}: Pick<PathItem, 'item' | 'pointer'>): {method: string; value: PlainObject; pointer: string}[] {
  const others = Object.keys(objectOf(item.additionalOperations)).filter(isOtherMethod);
  return [
    ...HTTP_METHODS.map((key) => ({method: key.toUpperCase(), value: item[key], key: `/${key}`})),
    ...others.map((method) => ({
      method,
      value: objectOf(item.additionalOperations)[method],
      key: `/additionalOperations${pointerPart(method)}`,
    })),
  ].flatMap(({method, value, key}) => (isRecord(value) ? [{method, value, pointer: pointer + key}] : []));
}

function itemsOf(data: PlainObject, section: string): PathItem[] {
  return Object.entries(objectOf(data[section])).flatMap(([name, value]) => {
    const item = followItem(value, data);
    return isRecord(item) ? [{name, item, pointer: `/${section}${pointerPart(name)}`}] : [];
  });
}

function followItem(value: unknown, data: PlainObject): unknown {
  const ref = isRecord(value) ? textOf(value.$ref) : undefined;
  return ref?.startsWith('#') ? valueAt(data, ref.slice(1)) : value;
}
