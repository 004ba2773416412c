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
 * Reads YAML 1.2 with its core schema and merge keys (`<<`): `1:30`, `yes` and `2024-05-31` are text, `010` is the number
 * ten. JSON is read as the subset that it is. An empty text is null.
 *
 * `yaml` defines the dialect, and says what is wrong and where. Most texts never get to it, for speed: js-yaml reads large
 * documents in a fourth of the time. What is read before gives the same values; `tests/unit/yaml` compares them.
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

/** As `parseYaml`, by js-yaml alone: undefined when the text holds anything that the parsers may read differently. */
export function readPlain(text: string): unknown {
  if (DIRECTIVE.test(text)) return undefined;
  try {
    return load(text, {schema: PLAIN_SCHEMA, maxAliases: 0});
  } catch {
    return undefined;
  }
}

/**
 * As `parseYaml`, by `yaml` alone.
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

/** The mistake at the place that `findDeepNesting` finds. */
export const TOO_DEEP = {
  reason: `it is nested more than ${DEEPEST} levels deep`,
  hint: 'Flatten it; if a program has written it, look for a loop.',
};

const HALF_CHARACTER = {
  reason: 'an escape is half of a character (a lone surrogate)',
  hint: 'Write the character itself, or both of its escapes.',
};

const DIRECTIVE = /^%/m;

/** A lone carriage return is a line break in YAML 1.2, which `yaml` does not know. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

/** Left to `yaml`: values with a tag of their own (`!!float 5`), and null as a key. */
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

/** A number too large for JavaScript is infinite, as in `yaml`, and not a text. */
function resolveFloat(source: string, isExplicit: boolean, name: string): number | typeof NOT_RESOLVED {
  const value = floatCoreTag.resolve(source, isExplicit, name);
  if (value !== NOT_RESOLVED || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(source)) return value;
  return Math.abs(Number(source)) === Number.POSITIVE_INFINITY ? Number(source) : NOT_RESOLVED;
}
