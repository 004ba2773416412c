import {listOf} from '../../shared/invariants/listOf.ts';
import {type Kind, ruleOf} from '../source/objectKinds.ts';
import {valueAt} from '../source/jsonPointer.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {objectOf, type PlainObject, setOwn} from '../source/unknownData.ts';
import {schemaTo30} from './schemaTo30.ts';

/** Keys that OpenAPI 3.0 does not know, by the 3.1 object that has them. */
const NEW_KEYS: Partial<Record<Kind, readonly string[]>> = {
  document: ['webhooks', 'jsonSchemaDialect'],
  components: ['pathItems'],
};

/**
 * Converts a document to OpenAPI 3.0.3. What 3.0 cannot express is left out: webhooks, and JSON Schema keywords unknown
 * to it; this never narrows a schema. References keep their descriptions.
 *
 * @param document A bundled OpenAPI 3.1 document, which is not modified.
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

/** Adds what is required in 3.0 but not in 3.1. */
function withNeeded(object: PlainObject, kind: Kind): PlainObject {
  if (kind === 'document') return {paths: {}, ...object};
  if (kind === 'operation') return {responses: {default: {description: 'Any response.'}}, ...object};
  if (kind === 'mediaType' && !('schema' in object) && !('example' in object) && !('examples' in object))
    return {...object, schema: {type: 'string', format: 'binary'}};
  return object;
}
