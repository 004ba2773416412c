import {groupBy} from '../shared/collections/groupBy.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import {alternativesOf, type JsonSchema} from './JsonSchema.ts';
import {literal, renderType} from './renderType.ts';

/** One row of a reference. */
export interface Option {
  /** Its path, for example `navbar.items[].label`. */
  name: string;
  isRequired: boolean;
  type: string;
  /** As written; empty if there is none, or if it isn't informative. */
  default: string;
  description: string;
}

/**
 * The options of an object and of its nested objects, from its JSON Schema, in the order of the validator.
 *
 * @param skip Options whose parts are described elsewhere.
 */
export function describeOptions(schema: JsonSchema, prefix = '', skip: readonly string[] = []): Option[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const own: Option = {
      name,
      isRequired: schema.required?.includes(key) ?? false,
      type: typeOf(field),
      default: defaultOf(field),
      description: field.description ?? '',
    };
    return skip.includes(name) ? [own] : [own, ...partsOf(field, name, skip)];
  });
}

function partsOf(field: JsonSchema, name: string, skip: readonly string[]): Option[] {
  // What is required of an object is so whether or not the option also accepts a list of such objects.
  return [...groupBy(objectsIn(field, name), ({prefix}) => prefix)].flatMap(([prefix, objects]) => {
    const options = objects.flatMap(({schema}) => describeOptions(schema, prefix, skip));
    return [...groupBy(options, (option) => option.name).values()].map((same) =>
      mergeOptions(same, objects.length),
    );
  });
}

/** One row for a key that several alternatives have. */
function mergeOptions(same: readonly Option[], alternatives: number): Option {
  const joined = (words: string[], by: string) => [...new Set(words.filter((word) => word !== ''))].join(by);
  return {
    name: expectDefined(same[0], 'the option to merge').name,
    isRequired: same.length === alternatives && same.every((option) => option.isRequired),
    type: joined(
      same.map((option) => option.type),
      ' | ',
    ),
    default: joined(
      same.map((option) => option.default),
      ' | ',
    ),
    description: joined(
      same.map((option) => option.description),
      ' Or: ',
    ),
  };
}

/** The objects with known keys that a value may be or contain, and the prefix of their keys. */
function objectsIn(field: JsonSchema, name: string): {schema: JsonSchema; prefix: string}[] {
  return alternativesOf(field).flatMap((one) => {
    if (one.properties) return [{schema: one, prefix: `${name}.`}];
    if (one.items && !Array.isArray(one.items)) return objectsIn(one.items, `${name}[]`);
    const {additionalProperties: values} = one;
    return typeof values === 'object' && Object.keys(values).length > 0 ? objectsIn(values, `${name}.*`) : [];
  });
}

function typeOf(field: JsonSchema): string {
  return renderType(field, () => 'object');
}

function defaultOf({default: value}: JsonSchema): string {
  return value === undefined || JSON.stringify(value) === '{}' ? '' : literal(value);
}
