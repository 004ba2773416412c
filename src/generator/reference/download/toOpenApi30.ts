import {type Kind, ruleOf} from '../source/objectKinds.ts';
import {valueAt} from '../source/jsonPointer.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listOf, objectOf, type PlainObject, setOwn} from '../source/unknownData.ts';
import {schemaTo30} from './schemaTo30.ts';

/** Keys that OpenAPI 3.0 does not know, by the object that has them in 3.1. */
const NEW_KEYS: Partial<Record<Kind, readonly string[]>> = {
  document: ['webhooks', 'jsonSchemaDialect'],
  components: ['pathItems'],
};

/**
 * The same document in OpenAPI 3.0.3. What 3.0 has no words for is left out: webhooks, and the keywords of JSON Schema
 * that it does not know; nothing becomes narrower by that. References keep their descriptions.
 *
 * @param document A document of OpenAPI 3.1 in one piece, which stays as it is.
 */
export function toOpenApi30(document: PlainObject): PlainObject {
  const convert = (value: unknown, kind: Kind): unknown => {
    if (kind === 'schema') return schemaTo30(value);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string') {
      // In 3.0 a path item is never a component, and a reference has no siblings.
      if (kind === 'pathItem') return convert(valueAt(document, value.$ref.slice(1)), kind);
      return {$ref: value.$ref};
    }
    const result: PlainObject = {};
    for (const [key, child] of Object.entries(value)) {
      if (NEW_KEYS[kind]?.includes(key)) continue;
      const rule = ruleOf(kind, key, child);
      setOwn(result, key, rule ? convertChild(child, rule) : child);
    }
    return withNeeded(result, kind);
  };
  const convertChild = (child: unknown, [how, kind]: NonNullable<ReturnType<typeof ruleOf>>): unknown => {
    if (how === 'one') return convert(child, kind);
    if (how === 'list') return listOf(child).map((item) => convert(item, kind));
    const result: PlainObject = {};
    for (const [name, item] of Object.entries(objectOf(child))) setOwn(result, name, convert(item, kind));
    return result;
  };
  const {info, ...rest} = objectOf(convert(document, 'document'));
  return {...rest, openapi: '3.0.3', info: infoTo30(objectOf(info))};
}

function infoTo30({summary: _, license, ...info}: PlainObject): PlainObject {
  if (!isRecord(license)) return info;
  const {identifier, ...rest} = license;
  const url = typeof identifier === 'string' ? {url: `https://spdx.org/licenses/${identifier}.html`} : {};
  return {...info, license: {...url, ...rest}};
}

/** What must be there in 3.0, and need not be in 3.1. */
function withNeeded(object: PlainObject, kind: Kind): PlainObject {
  if (kind === 'document') return {paths: {}, ...object};
  if (kind === 'operation') return {responses: {default: {description: 'Any response.'}}, ...object};
  if (kind === 'mediaType' && !('schema' in object) && !('example' in object) && !('examples' in object))
    return {...object, schema: {type: 'string', format: 'binary'}};
  return object;
}
