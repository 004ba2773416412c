import {
  boolCoreTag,
  CORE_SCHEMA,
  floatCoreTag,
  intCoreTag,
  load,
  mapTag,
  mergeTag,
  NOT_RESOLVED,
  nullCoreTag,
  type ScalarTagDefinition,
} from 'js-yaml';
import {LineCounter, parseDocument} from 'yaml';
import {InvalidYaml} from './InvalidYaml.ts';
import {findAliasMistake} from './findAliasMistake.ts';
import {DEEPEST, findDeepNesting} from './findDeepNesting.ts';
import {findHalfCharacter} from './findHalfCharacter.ts';
import {findListKey} from './findListKey.ts';
import {readFlatMapping} from './readFlatMapping.ts';
import {syntaxMistakes} from './syntaxMistakes.ts';

/**
 * Parses YAML 1.2 with its core schema and merge keys (`<<`): `1:30`, `yes` and `2024-05-31` are text, `010` is the
 * number ten. JSON is a subset of it. An empty text is null.
 *
 * `yaml` defines the dialect, and determines mistakes and their positions. For speed, most texts never reach it:
 * js-yaml parses large documents in a quarter of the time. The faster parsers return the same values; `tests/unit/yaml`
 * compares them.
 *
 * @throws {InvalidYaml}
 */
export function parseYaml(text: string): unknown {
  const lines = withLineFeeds(text);
  const value = readFlatMapping(lines) ?? readPlain(lines) ?? readAny(lines);
  const half = findHalfCharacter(lines, value);
  if (half) throw new InvalidYaml([{...half, ...HALF_CHARACTER}]);
  return value;
}

/**
 * Like `parseYaml`, using only js-yaml: undefined if the text contains anything that the two parsers may interpret
 * differently.
 */
export function readPlain(text: string): unknown {
  if (DIRECTIVE.test(text)) return undefined;
  try {
    return load(text, {schema: PLAIN_SCHEMA, maxAliases: 0});
  } catch {
    return undefined;
  }
}

/**
 * Like `parseYaml`, using only `yaml`.
 *
 * @throws {InvalidYaml}
 */
export function readAny(text: string): unknown {
  const deep = findDeepNesting(text);
  if (deep) throw new InvalidYaml([{...deep, ...TOO_DEEP}]);
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, merge: true});
  const [first, ...rest] = syntaxMistakes(document, text, lines);
  if (first) throw new InvalidYaml([first, ...rest]);
  const mistake = findAliasMistake(document) ?? findListKey(document);
  if (mistake) {
    const {line, col} = lines.linePos(mistake.offset);
    throw new InvalidYaml([{line, column: col, reason: mistake.reason, hint: mistake.hint}]);
  }
  const value: unknown = document.toJS({maxAliasCount: -1});
  return value;
}

/** The mistake at the position that `findDeepNesting` returns. */
export const TOO_DEEP = {
  reason: `it is nested more than ${DEEPEST} levels deep`,
  hint: 'Flatten it; if a program has written it, look for a loop.',
};

const HALF_CHARACTER = {
  reason: 'an escape is half of a character (a lone surrogate)',
  hint: 'Write the character itself, or both of its escapes.',
};

const DIRECTIVE = /^%/m;

/** A lone carriage return is a line break in YAML 1.2, which `yaml` does not support. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

/** Left to `yaml`: values with an explicit tag (`!!float 5`), and null as a key. */
const PLAIN_SCHEMA = CORE_SCHEMA.withTags(
  untagged(nullCoreTag),
  untagged(boolCoreTag),
  untagged(intCoreTag),
  untagged({...floatCoreTag, resolve: resolveFloat}),
  mergeTag,
  {
    ...mapTag,
    addPair: (map, key, value) => (key === null ? 'a key is null' : mapTag.addPair(map, key, value)),
  },
);

function untagged<Value>(tag: ScalarTagDefinition<Value>): ScalarTagDefinition<Value> {
  return {
    ...tag,
    resolve: (source, isExplicit, name) =>
      isExplicit ? NOT_RESOLVED : tag.resolve(source, isExplicit, name),
  };
}

/** A number that is too large for JavaScript is infinite, as in `yaml`, rather than a string. */
function resolveFloat(source: string, isExplicit: boolean, name: string): number | typeof NOT_RESOLVED {
  const value = floatCoreTag.resolve(source, isExplicit, name);
  if (value !== NOT_RESOLVED || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(source)) return value;
  return Math.abs(Number(source)) === Number.POSITIVE_INFINITY ? Number(source) : NOT_RESOLVED;
}
