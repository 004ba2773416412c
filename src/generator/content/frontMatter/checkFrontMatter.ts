import type * as z from 'zod';
import {locateYaml} from '../../yaml/locateYaml.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {knownKeys} from '../../problems/knownKeys.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {schemaProblems} from '../../problems/schemaProblems.ts';
import {misspelledKey} from '../misspelledKey.ts';
import {isCalendarDay} from './parseDate.ts';
import {type SplitFrontMatter, splitFrontMatter} from './splitFrontMatter.ts';

/** A front matter schema: an object with a `shape`. */
export type FrontMatterSchema<Output> = z.ZodType<Output> & {shape: Record<string, z.core.$ZodType>};

export interface CheckedFrontMatter<Output> {
  frontMatter: Output;
  body: string;
  problems: Problem[];
  /** Where a key or its value stands in the file. */
  locate: (path: KeyPath, where?: 'key' | 'value') => Position | undefined;
}

/**
 * Reads and validates the front matter of one Markdown text.
 *
 * Takes the text, the file's name for problems, and the schema. Values of a wrong type are errors and are left
 * out of the result; a key that looks like a misspelled known one is a warning.
 */
export function checkFrontMatter<Output>(
  text: string,
  file: string,
  schema: FrontMatterSchema<Output>,
): CheckedFrontMatter<Output> {
  const split = splitFrontMatter(text, file);
  const locate = (path: KeyPath, where: 'key' | 'value' = 'value') => locateYaml(split.yaml, path, 0, where);
  const problems: Problem[] = split.problem ? [split.problem] : [];
  for (const [key, value] of Object.entries(split.data)) {
    const near = misspelledKey(key, schema.shape);
    if (near !== undefined) {
      problems.push(withoutMeaning(file, key, locate([key], 'key'), `Did you mean \`${near}\`?`));
    }
    if (CLOSED.has(key)) problems.push(...nestedKeys(key, value, {file, schema, locate}));
  }
  problems.push(...impossibleDates(split, file));

  const {data} = split;
  const result = schema.safeParse(data);
  if (result.success) return {frontMatter: result.data, body: split.body, problems, locate};
  problems.push(...schemaProblems(result.error, {file, what: 'front matter', schema, input: data, locate}));
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  const second = schema.safeParse(rest);
  return {frontMatter: second.success ? second.data : schema.parse({}), body: split.body, problems, locate};
}

/** Keys that hold an object of which every key has a meaning. */
const CLOSED = new Set(['last_update', 'mdx']);

/** Inside of these nobody has keys of their own, so an unknown one is a mistake even when it is like none. */
function nestedKeys<Output>(
  parent: string,
  value: unknown,
  {
    file,
    schema,
    locate,
  }: {file: string; schema: FrontMatterSchema<Output>} & Pick<CheckedFrontMatter<Output>, 'locate'>,
): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const known = knownKeys(schema, [parent]);
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearest(key, known);
      const list = `\`${parent}\` has ${known.map((one) => `\`${one}\``).join(' and ')}.`;
      const hint = near === undefined ? list : `Did you mean \`${near}\`?`;
      return withoutMeaning(file, `${parent}.${key}`, locate([parent, key], 'key'), hint);
    });
}

function withoutMeaning(file: string, key: string, place: Position | undefined, hint: string): Problem {
  return {
    severity: 'warning',
    file,
    ...place,
    message: `The front matter key \`${key}\` has no meaning.`,
    hint,
  };
}

/** YAML dates roll over: 2024-02-30 is read as 1 March. Only the text still shows it. */
function impossibleDates({data, yaml}: SplitFrontMatter, file: string): Problem[] {
  const nested: unknown = data.last_update;
  const dates = [
    data.date,
    typeof nested === 'object' && nested !== null && 'date' in nested ? nested.date : null,
  ];
  if (!dates.some((value) => value instanceof Date)) return [];
  return yaml.split('\n').flatMap((line, index) => {
    const found = /^(.*\bdate:\s*)((\d{4})-(\d\d?)-(\d\d?))/.exec(line);
    if (!found || isCalendarDay(Number(found[3]), Number(found[4]), Number(found[5]))) return [];
    const place = {line: index + 1, column: (found[1]?.length ?? 0) + 1};
    const days = new Date(Date.UTC(Number(found[3]), Number(found[4]), 0)).getUTCDate();
    const hint = Number(found[4]) > 12 ? 'A year has 12 months.' : `That month has ${days} days.`;
    const message = `The calendar has no day ${found[2]}.`;
    return [{severity: 'error' as const, file, ...place, message, hint}];
  });
}
