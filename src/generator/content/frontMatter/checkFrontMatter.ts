import * as z from 'zod';
import {INDENT_HINT, INDENT_MISTAKE, otherIndents} from '../../yaml/lookalikes.ts';
import {locateYaml} from '../../yaml/locateYaml.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {knownKeys} from '../../problems/knownKeys.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {schemaProblems} from '../../problems/schemaProblems.ts';
import {schemeProblems} from '../../problems/schemeProblems.ts';
import {misspelledKey} from '../misspelledKey.ts';
import {FRONT_MATTER_KEYS} from '../otherKeys.ts';
import {docFrontMatterSchema} from './docFrontMatter.ts';
import {ambiguousDay} from './ambiguousDay.ts';
import {impossibleDay} from './impossibleDay.ts';
import {type FrontMatter, readFrontMatter} from '../../yaml/frontMatter/readFrontMatter.ts';
import {numbersAsWritten} from '../../yaml/numbersAsWritten.ts';

/** A front matter schema: an object with a `shape`. */
export type FrontMatterSchema<Output> = z.ZodType<Output> & {shape: Record<string, z.core.$ZodType>};

export interface CheckedFrontMatter<Output> {
  frontMatter: Output;
  /** Whether the front matter cannot be read: it is unknown what it says. */
  isUnread: boolean;
  /** The YAML that `locate` searches. */
  yaml: string;
  /** The text after the front matter, as written. */
  body: string;
  problems: Problem[];
  /** Locates a key or its value in the file. */
  locate: (path: KeyPath, where?: 'key' | 'value') => Position | undefined;
}

/**
 * Reads and validates the front matter of a Markdown text. Values of the wrong type are errors and are dropped from the
 * result; a key that looks like a misspelled known key is a warning.
 *
 * @param file Its name in problems.
 * @param given The front matter as the site's own function returns it, see `parseFrontMatter`.
 */
export function checkFrontMatter<Output>(
  text: string,
  file: string,
  schema: FrontMatterSchema<Output>,
  given?: Record<string, unknown>,
): CheckedFrontMatter<Output> {
  const split = readFrontMatter(text, file);
  const data = given ?? withWrittenNumbers(split, schema);
  const locate = (path: KeyPath, where: 'key' | 'value' = 'value') => locateYaml(split.yaml, path, where);
  const problems: Problem[] = split.problem
    ? [split.problem]
    : [...cutTexts(split.yaml, file), ...otherSpaces(split.yaml, file)];
  for (const [key, value] of Object.entries(data)) {
    const near = misspelledKey(key, schema.shape, FRONT_MATTER_KEYS);
    // Files that several tools read have the keys of each.
    if (near !== undefined && !(Object.hasOwn(FRONT_MATTER_KEYS, key) && Object.hasOwn(data, near))) {
      problems.push(withoutMeaning(file, key, locate([key], 'key'), `Did you mean \`${near}\`?`));
    }
    if (isOfDocs(key, schema)) problems.push(withoutEffect(file, key, locate([key], 'key'), schema));
    if (CLOSED.has(key)) problems.push(...nestedKeys(key, value, {file, schema, locate}));
  }
  problems.push(...schemeProblems(data, file, locate));
  problems.push(...dateProblems(data, schema.shape.date !== undefined, file, locate));

  const result = schema.safeParse(data);
  const isUnread = split.problem !== undefined && given === undefined;
  const read = {isUnread, yaml: split.yaml, body: split.body, problems, locate};
  if (result.success) return {frontMatter: result.data, ...read};
  problems.push(
    ...schemaProblems(result.error.issues, {file, what: 'front matter', schema, input: data, locate}),
  );
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  const second = schema.safeParse(rest);
  return {frontMatter: second.success ? second.data : schema.parse({}), ...read};
}

/** A text without quotes, up to what YAML takes for a comment. The `#` of comments is followed by a space as a rule. */
const CUT_TEXT =
  /^(title|description|sidebar_label)[ \t]*:(?:[ \t]+(?!["'|>[{&*!])[^\r\n]*?)?[ \t](?=#[^\s#])/;

/** Warns of texts such as `Issue #12`, of which only the part before the `#` is shown. */
function cutTexts(yaml: string, file: string): Problem[] {
  if (!yaml.includes(' #')) return [];
  return yaml.split('\n').flatMap((text, index): Problem[] => {
    const [before, key] = CUT_TEXT.exec(text) ?? [];
    if (before === undefined) return [];
    const message = `The \`${key}\` ends before this \`#\`, which begins a comment in YAML.`;
    const place = {line: index + 1, column: before.length + 1};
    return [{severity: 'warning', file, ...place, message, hint: 'Put the value in quotes.'}];
  });
}

/** Warns of keys that are read as part of something else, because of spaces that only look like indentation. */
function otherSpaces(yaml: string, file: string): Problem[] {
  return otherIndents(yaml).map((line) => ({
    severity: 'warning',
    file,
    line,
    column: 1,
    message: `This line ${INDENT_MISTAKE}.`,
    hint: INDENT_HINT,
  }));
}

/** Keys that only docs have, without those that a site may well use for something else. */
function isOfDocs<Output>(key: string, {shape}: FrontMatterSchema<Output>): boolean {
  return !OWN_USES.has(key) && Object.hasOwn(docFrontMatterSchema.shape, key) && !Object.hasOwn(shape, key);
}

const OWN_USES = new Set(['id', 'tags']);

function withoutEffect<Output>(
  file: string,
  key: string,
  place: Position | undefined,
  {shape}: FrontMatterSchema<Output>,
): Problem {
  const isPosition = key === 'sidebar_position' && shape.date !== undefined;
  const message = `\`${key}\` has no effect here: only docs have this key.`;
  const hint = isPosition ? 'Posts are sorted by date: change the date, or remove the key.' : 'Remove it.';
  return {severity: 'warning', file, ...place, message, hint};
}

/** Keys whose value is an object with a fixed set of keys. */
const CLOSED = new Set(['last_update', 'mdx']);

/** These objects have no custom keys, so an unknown key is a mistake even if it resembles no known key. */
function nestedKeys<Output>(
  parent: string,
  value: unknown,
  {
    file,
    schema,
    locate,
  }: {file: string; schema: FrontMatterSchema<Output>} & Pick<CheckedFrontMatter<Output>, 'locate'>,
): Problem[] {
  if (!isRecord(value)) return [];
  const known = knownKeys(schema, [parent]);
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearest(key, known);
      const list = `The keys of \`${parent}\` are ${known.map((one) => `\`${one}\``).join(' and ')}.`;
      const hint = near === undefined ? list : `Did you mean \`${near}\`?`;
      return withoutMeaning(file, `${parent}.${key}`, locate([parent, key], 'key'), hint);
    });
}

function withoutMeaning(file: string, key: string, place: Position | undefined, hint: string): Problem {
  return {
    severity: 'warning',
    file,
    ...place,
    message: `Unknown front matter key \`${key}\`.`,
    hint,
  };
}

/** A complete date, as opposed to a text that only starts with one. */
const DATE = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|\s+)\d\d?:\d\d\S*)?$/;

/**
 * Reports days that no month has, and dates that can be read in two ways. Docs and pages have no `date`, but authors write
 * one anyway; where it is an option, the schema reports the errors.
 */
function dateProblems(
  data: Record<string, unknown>,
  hasDate: boolean,
  file: string,
  locate: CheckedFrontMatter<unknown>['locate'],
): Problem[] {
  const update: unknown = data.last_update;
  const updated: unknown = typeof update === 'object' && update && 'date' in update ? update.date : undefined;
  const dates: [KeyPath, unknown, boolean][] = [
    [['date'], data.date, hasDate],
    [['last_update', 'date'], updated, true],
  ];
  return dates.flatMap(([path, date, isOption]): Problem[] => {
    if (typeof date !== 'string') return [];
    const mistake = (DATE.test(date) ? impossibleDay(date) : undefined) ?? (isOption && ambiguousDay(date));
    return mistake && !(isOption && mistake.severity === 'error')
      ? [{file, ...locate(path), ...mistake}]
      : [];
  });
}

/**
 * Restores numbers to the text that was written where text is expected: the label `010` isn't `10`, and the title
 * `1.10` isn't `1.1`.
 */
export function withWrittenNumbers<Output>(
  {data, yaml}: FrontMatter,
  {shape}: FrontMatterSchema<Output>,
): Record<string, unknown> {
  const isOdd = (key: string): boolean =>
    shape[key] !== undefined &&
    hasNumber(data[key]) &&
    !`${yaml}\n`.includes(`\n${key}: ${String(data[key])}\n`);
  const written = Object.keys(data)
    .filter(isOdd)
    .map((key): [string, unknown] => [key, numbersAsWritten(yaml, key)])
    .filter(([key, value]) => value !== undefined && shape[key] && z.safeParse(shape[key], value).success);
  return written.length === 0 ? data : {...data, ...Object.fromEntries(written)};
}

function hasNumber(value: unknown): boolean {
  return (
    typeof value === 'number' || (Array.isArray(value) && value.some((item) => typeof item === 'number'))
  );
}
