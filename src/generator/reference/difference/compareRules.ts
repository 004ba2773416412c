import type {Schema} from '../model/Schema.ts';
import {toJsonSchema} from '../types/jsonSchema.ts';
import {BOTH, NARROWER, WIDER} from './breaks.ts';
import type {Breaks, Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {type Place, statedPlace, statedValue} from './Place.ts';
import {say} from './Statement.ts';

/** A schema that a value must match, besides what is said of its parts. */
interface Rule {
  keyword: string;
  schema: Schema;
  /** The rule as the document has it. */
  json: unknown;
  /** Whether values must not match. */
  isExclusion?: true;
}

/**
 * Compares the keywords that apply a schema to some fields, keys or items, or exclude it. A new rule allows less, and
 * so does a narrower one.
 */
export function compareRules(before: Schema, after: Schema, place: Place, compare: Compare): Finding[] {
  const [older, newer] = [rulesOf(before), rulesOf(after)];
  const where = statedPlace(place);
  return [
    ...[...older]
      .filter(([key]) => !newer.has(key))
      .map(([, {keyword, json}]): Finding => {
        const text = say('limitRemoved', {
          place: where,
          limit: keyword,
          value: statedValue(json, place),
        });
        return {breaks: WIDER, text};
      }),
    ...[...newer].flatMap(([key, rule]): Finding[] => {
      const earlier = older.get(key);
      const {keyword: limit, json} = rule;
      if (!earlier)
        return [
          {
            breaks: NARROWER,
            text: say('limitAdded', {place: where, limit, value: statedValue(json, place)}),
          },
        ];
      const breaks = breaksOf(earlier, rule, place, compare);
      if (!breaks) return [];
      const [from, to] = [statedValue(earlier.json, place), statedValue(json, place)];
      // Of long values, only the beginning is shown.
      const text =
        from === to
          ? say('ruleChanged', {place: where, limit})
          : say('limitChanged', {place: where, limit, from, to});
      return [{breaks, text}];
    }),
  ];
}

/** What a different schema of a rule breaks; undefined if it is the same but for its words. */
function breaksOf(before: Rule, after: Rule, place: Place, compare: Compare): Breaks | undefined {
  const findings = compare(before.schema, after.schema, place);
  if (findings.length === 0) return undefined;
  const request = findings.some(({breaks}) => breaks.request);
  const response = findings.some(({breaks}) => breaks.response);
  // A field that was added, which breaks nothing elsewhere, makes a rule narrower, and so an exclusion wider.
  if (!request && !response) return BOTH;
  return after.isExclusion ? {request: response, response: request} : {request, response};
}

/** The rules of a schema and its own parts, each with a key that it shares with its counterpart. */
function rulesOf(schema: Schema): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  const add = (name: string, rule: Rule) => {
    let key = `${rule.keyword} ${name}`;
    while (rules.has(key)) key += ' again';
    rules.set(key, rule);
  };
  const addSimple = (keyword: string, one: Schema | undefined) => {
    if (one) add('', {keyword, schema: one, json: toJsonSchema(one)});
  };
  for (const part of ownParts(schema)) {
    addSimple('contains', part.contains);
    addSimple('propertyNames', part.propertyNames);
    addSimple('contentSchema', part.content);
    for (const [name, required] of part.dependentRequired ?? [])
      add(name, {keyword: 'dependentRequired', schema: {types: [], required}, json: {[name]: required}});
    for (const [name, one] of part.dependentSchemas ?? [])
      add(name, {keyword: 'dependentSchemas', schema: one, json: {[name]: toJsonSchema(one)}});
    if (part.not)
      add('', {keyword: 'not', schema: part.not, json: toJsonSchema(part.not), isExclusion: true});
    if (part.condition) addCondition(part.condition, add);
  }
  return rules;
}

/** Each consequence of a condition is a rule, which the condition is the name of. */
function addCondition(
  {when, met, unmet}: NonNullable<Schema['condition']>,
  add: (name: string, rule: Rule) => void,
): void {
  const name = JSON.stringify(toJsonSchema(when));
  const jsonOf = (condition: Schema['condition']) => toJsonSchema({types: [], condition});
  if (met) add(name, {keyword: 'then', schema: met, json: jsonOf({when, met})});
  if (unmet) add(name, {keyword: 'else', schema: unmet, json: jsonOf({when, unmet})});
}

/** The schema and the parts of its `allOf` that are not models, which are compared by themselves. */
function ownParts(schema: Schema): Schema[] {
  const parts = (schema.allOf ?? []).filter(({ref}) => ref === undefined);
  return [schema, ...parts.flatMap(ownParts)];
}
