import {withoutEndSlashes} from '../../shared/address/trailingSlash.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {isPlainValue, objectOf, type PlainObject, textOf} from '../source/unknownData.ts';
import type {Server, ServerVariable} from './ApiModel.ts';
import {placeholdersIn} from './placeholdersIn.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** Reads servers; variables get their defaults. */
export function readServers(value: unknown): Server[] {
  return listOf(value).flatMap((server): Server[] => {
    const {url, variables, description, name} = objectOf(server);
    if (typeof url !== 'string') return [];
    const declared = readVariables(url, objectOf(variables));
    const values = new Map(declared.map(({name, default: fallback}) => [name, fallback]));
    const filled = url.replace(/\{([^{}]+)\}/g, (match, name) => values.get(String(name)) ?? match);
    // OpenAPI 3.2 has names.
    const text = textOf(description) ?? textOf(name);
    return [
      {
        url: withoutEndSlashes(filled),
        ...(declared.length > 0 && {template: withoutEndSlashes(url), variables: declared}),
        ...(text !== undefined && {description: text}),
      },
    ];
  });
}

/** The variables in a URL; what is declared but not in the URL has no effect. */
function readVariables(url: string, variables: PlainObject): ServerVariable[] {
  const names = new Set(placeholdersIn(url));
  return [...names].flatMap((name): ServerVariable[] => {
    const variable = ownValue(variables, name);
    if (!isRecord(variable)) return [];
    const {default: fallback, enum: values, description} = variable;
    const allowed = listOf(values).filter(isPlainValue).map(String);
    const text = textOf(description);
    return [
      {
        name,
        ...(isPlainValue(fallback) && {default: String(fallback)}),
        ...(allowed.length > 0 && {enum: allowed}),
        ...(text !== undefined && {description: text}),
      },
    ];
  });
}
