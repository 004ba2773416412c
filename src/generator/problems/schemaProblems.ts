import * as z from 'zod';
import {acceptedWords, describeExpected, describeValue, listKeys} from './describeSchema.ts';
import {definition, knownKeys, schemasAt} from './knownKeys.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import {otherTypeHint} from './otherTypeHint.ts';
import {isRecord} from '../shared/invariants/isRecord.ts';
import {nearest} from '../shared/text/nearest.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {valueAtPath} from '../shared/problems/valueAtPath.ts';
import {withPeriod} from '../shared/text/withPeriod.ts';

export interface SchemaProblemOptions {
  /** Relative to the site folder. */
  file?: string;
  /** What was validated, for messages about the whole: `front matter`, `tags file`. */
  what: string;
  /** The schema and the value that were validated, from which messages take the known keys and the values. */
  schema: z.core.$ZodType;
  input: unknown;
  /** Locates a key or its value in the file. */
  locate?(path: KeyPath, where: 'key' | 'value'): Position | undefined;
  /** Severity of an unknown key; defaults to error. */
  unknownKeys?: Problem['severity'];
}

type Issue = z.core.$ZodIssue;

/**
 * Converts the issues of a zod schema to problems in our own wording, one for each issue, with the position in the
 * file.
 *
 * A schema may set its own message: one that starts with a lowercase letter continues the sentence that starts with the
 * key (`must end with .css`); any other is a complete sentence. `params: {hint}` of a refinement becomes the hint.
 */
export function schemaProblems(issues: readonly Issue[], options: SchemaProblemOptions): Problem[] {
  return issuesProblems(issues, [], options);
}

/** A key that is missing because it is misspelled, or has another name, is reported only as such. */
function issuesProblems(
  issues: readonly Issue[],
  parentPath: KeyPath,
  options: SchemaProblemOptions,
): Problem[] {
  const meant = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = [...parentPath, ...issue.path];
      return issue.keys.flatMap((key) => {
        const near = meantKey(key, path, options);
        return near === undefined ? [] : formatKeyPath([...path, near]);
      });
    }),
  );
  const misspelled = new Set(
    issues.flatMap(({code, path}) => (code === 'unrecognized_keys' ? [formatKeyPath(path)] : [])),
  );
  return issues.flatMap((issue) => {
    const path = [...parentPath, ...issue.path];
    // What a refinement finds lacking is most likely what is misspelled.
    if (issue.code === 'custom' && misspelled.has(formatKeyPath(issue.path))) return [];
    const isMissing = issue.code !== 'unrecognized_keys' && valueAtPath(options.input, path) === undefined;
    return isMissing && meant.has(formatKeyPath(path)) ? [] : issueProblems(issue, parentPath, options);
  });
}

function issueProblems(issue: Issue, parentPath: KeyPath, options: SchemaProblemOptions): Problem[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const meant = meantIssues(issue.keys, path, options);
    if (meant) return issuesProblems(meant, path, options);
    return issue.keys.map((key) => unknownKeyProblem(key, path, options));
  }
  if (issue.code === 'invalid_union') {
    const inner = bestBranch(issue.errors);
    if (inner) return issuesProblems(inner, path, options);
  }
  if (issue.code === 'invalid_element' || issue.code === 'invalid_key') {
    return issue.issues.flatMap((innerIssue) => issueProblems(innerIssue, path, options));
  }

  const written = writtenPath(options.input, path);
  const value = valueAtPath(options.input, written);
  const name = nameOf(written, options.what);
  if (value === undefined && issue.code !== 'custom') {
    return [missingProblem(path, issue, options)];
  }
  const place = options.locate?.(written, 'value');
  const hint = hintOf(issue, value, schemasAt(options.schema, path));
  const message = sentence(name, issue, value, path, options.schema);
  return [{severity: 'error', file: options.file, ...place, message, ...(hint && {hint})}];
}

function unknownKeyProblem(key: string, path: KeyPath, options: SchemaProblemOptions): Problem {
  // Another variant of the value may have this very key.
  const known = knownKeys(options.schema, path).filter((name) => name !== key);
  const near = meantKey(key, path, options);
  const homes = near ? [] : innerHomes(key, path, options.schema);
  const hint = near
    ? `Did you mean \`${near}\`?`
    : homes.length > 0
      ? `Write it in ${homes.map((home) => `\`${formatKeyPath(home)}\``).join(' or ')}.`
      : listKeys(known);
  const inside = path.length > 0 ? ` in \`${formatKeyPath(path)}\`` : '';
  return {
    severity: options.unknownKeys ?? 'error',
    file: options.file,
    ...options.locate?.([...path, key], 'key'),
    message: `Unknown key \`${key}\`${inside}.`,
    ...(hint && {hint}),
  };
}

/** The only key that an object with few of them lacks is the one that was meant, whatever it was called. */
function meantKey(key: string, path: KeyPath, {schema, input}: SchemaProblemOptions): string | undefined {
  const known = knownKeys(schema, path);
  const near = nearest(
    key,
    known.filter((name) => name !== key),
  );
  const value = valueAtPath(input, path);
  if (near !== undefined || known.length > FEW_KEYS || !isRecord(value)) return near;
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  const missing = schemasAt(schema, path).flatMap((one) => missingKeys(one, value));
  return unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
}

const FEW_KEYS = 12;

function missingKeys(schema: z.core.$ZodType, value: Record<string, unknown>): string[] {
  const def = definition(schema);
  if (def.type !== 'object') return [];
  return Object.keys(def.shape).filter((key) => {
    const own = def.shape[key];
    return value[key] === undefined && own !== undefined && !z.safeParse(own, undefined).success;
  });
}

/** How deep objects are searched for a key. */
const MOST_LEVELS = 2;

/** The outermost objects inside of a value that may have a key which the value itself may not have. */
function innerHomes(key: string, path: KeyPath, schema: SchemaProblemOptions['schema']): KeyPath[] {
  const inside = (outer: KeyPath): KeyPath[] => knownKeys(schema, outer).map((name) => [...outer, name]);
  let paths = inside(path);
  for (let level = 0; level < MOST_LEVELS; level++) {
    const homes = paths.filter((path) => knownKeys(schema, path).includes(key));
    if (homes.length > 0) return homes;
    paths = paths.flatMap(inside);
  }
  return [];
}

function missingProblem(path: KeyPath, issue: Issue, options: SchemaProblemOptions): Problem {
  const misspelled = misspelledAs(path, options);
  if (misspelled !== undefined)
    return unknownKeyProblem(misspelled, path.slice(0, -1), {...options, unknownKeys: 'error'});
  const expected = describeExpected(schemasAt(options.schema, path));
  const place = options.locate?.(path, 'key');
  const name = nameOf(path, options.what);
  const own = ownMessage(issue);
  return {
    severity: 'error',
    file: options.file,
    ...place,
    message: own ? wordOwnMessage(name, own) : `${name} is missing.`,
    ...(expected && {hint: `Set it to ${expected}.`}),
  };
}

/** The key that was written for a missing one, in an object that allows keys of its own. */
function misspelledAs(path: KeyPath, {schema, input}: SchemaProblemOptions): string | undefined {
  const parent = path.slice(0, -1);
  const value = valueAtPath(input, parent);
  if (!isRecord(value)) return undefined;
  const known = knownKeys(schema, parent);
  return Object.keys(value).find((key) => !known.includes(key) && nearest(key, known) === path.at(-1));
}

function sentence(
  name: string,
  issue: Issue,
  value: unknown,
  path: KeyPath,
  schema: z.core.$ZodType,
): string {
  const own = ownMessage(issue);
  if (own) return wordOwnMessage(name, own);
  const but = `but is ${describeValue(value)}`;
  switch (issue.code) {
    case 'too_small':
      if (typeof value !== 'number') {
        return Number(issue.minimum) === 1
          ? `${name} must not be empty.`
          : `${name} must have at least ${issue.minimum} ${typeof value === 'string' ? 'characters' : 'entries'}.`;
      }
      return `${name} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, ${but}.`;
    case 'too_big':
      if (typeof value !== 'number') {
        return `${name} must have at most ${issue.maximum} ${typeof value === 'string' ? 'characters' : 'entries'}.`;
      }
      return `${name} must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}, ${but}.`;
    case 'invalid_format':
      return `${name} must be a valid ${issue.format}, ${but}.`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}, ${but}.`;
    case 'invalid_type':
      if (issue.expected === 'int' || (issue.expected === 'number' && typeof value === 'number')) {
        return `${name} must be ${issue.expected === 'int' ? 'a whole number' : 'a finite number'}, ${but}.`;
      }
  }
  const expected = describeExpected(schemasAt(schema, path));
  return expected
    ? `${name} must be ${expected}, ${but}.`
    : `${name} is not valid: it is ${describeValue(value)}.`;
}

function hintOf(issue: Issue, value: unknown, schemas: readonly z.core.$ZodType[]): string | undefined {
  if (issue.code === 'custom' && typeof issue.params?.hint === 'string') return issue.params.hint;
  const near = typeof value === 'string' ? nearest(value, acceptedWords(schemas)) : undefined;
  if (near !== undefined && near !== value) return `Did you mean "${near}"?`;
  return isKind(issue) ? otherTypeHint(value, schemas) : undefined;
}

/** zod's own messages start with a capital letter; ours start with a lowercase letter or are custom issues. */
function ownMessage(issue: Issue): string | undefined {
  const ours =
    /^[a-z`]/.test(issue.message) || (issue.code === 'custom' && issue.message !== 'Invalid input');
  return ours ? issue.message : undefined;
}

function wordOwnMessage(name: string, message: string): string {
  const text = /^[a-z]/.test(message) ? `${name} ${message}` : message;
  return withPeriod(text);
}

/**
 * The alternative of a union that the author meant: the value has the right type, and no identifying key (a literal
 * `type`) contradicts it. Undefined if the type matches none.
 */
function bestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const fitting = branches.filter(
    (issues) => !issues.some((issue) => issue.path.length === 0 && isKind(issue)),
  );
  const matching = fitting.filter((issues) => !issues.some((issue) => issue.code === 'invalid_value'));
  const candidates = matching.length > 0 ? matching : fitting;
  return [...candidates].sort((a, b) => weight(a) - weight(b))[0];
}

/**
 * The issues of another alternative of the union at the path, if the unknown keys are its own: zod reports only the
 * alternative whose sole mistake is unknown keys, even if the author meant the one with a wrong value.
 */
function meantIssues(
  unknown: readonly string[],
  path: KeyPath,
  {schema, input}: SchemaProblemOptions,
): readonly Issue[] | undefined {
  const value = valueAtPath(input, path);
  const [first] = schemasAt(schema, path).flatMap((one) => {
    const def = definition(one);
    const knows = def.type === 'object' && unknown.every((key) => Object.hasOwn(def.shape, key));
    const issues = knows ? z.core.safeParse(one, value).error?.issues : undefined;
    return issues ? [issues] : [];
  });
  return first;
}

function isKind(issue: Issue): boolean {
  return issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
}

function weight(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** The part of a path that is in the input: a schema may make a list of a single value. */
function writtenPath(input: unknown, path: KeyPath): KeyPath {
  const end = path.findIndex((_, index) => {
    const value = valueAtPath(input, path.slice(0, index));
    return value !== undefined && value !== null && typeof value !== 'object';
  });
  return end === -1 ? path : path.slice(0, end);
}

function nameOf(path: KeyPath, what: string): string {
  return path.length === 0 ? `The ${what}` : `\`${formatKeyPath(path)}\``;
}

/** Formats a key path as in code: `themeConfig.navbar.items[0].label`. */
export function formatKeyPath(path: KeyPath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}
