import {readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {jsonAsYaml} from './jsonAsYaml.ts';
import {createYamlLocator} from './locateYaml.ts';
import {findJsonMistake} from './findJsonMistake.ts';
import {parseYaml} from './parseYaml.ts';
import {InvalidYaml} from './InvalidYaml.ts';
import {yamlProblems} from './yamlProblems.ts';
import {isRecord} from '../shared/invariants/isRecord.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {namesIn} from '../files/folders/namesIn.ts';
import {outsideFault} from '../files/folders/outsideLink.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';
import {linkProblem} from '../problems/linkProblem.ts';
import {notUtf8} from '../problems/notUtf8.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import {schemaProblems} from '../problems/schemaProblems.ts';
import {schemeProblems} from '../problems/schemeProblems.ts';

export interface DataFile<Data> {
  /** Undefined if the file does not exist or is invalid. */
  data?: Data;
  exists: boolean;
  /** Whether the file contains nothing but comments. */
  isEmpty?: true;
  problems: Problem[];
  locate: (path: KeyPath, where?: 'key' | 'value') => Position | undefined;
}

/**
 * Reads and validates a YAML or JSON file of the site. JSON is parsed as the subset of YAML that it is, so that
 * mistakes in both have a line and a column. An empty file is an empty object.
 *
 * Reads at once: such files are small, and hundreds of them take several times longer through the thread pool.
 *
 * @param file Relative to the site folder.
 * @param what What the file is called in messages.
 */
export function readDataFile<Data>(
  siteDir: string,
  file: string,
  schema: z.ZodType<Data>,
  what: string,
): DataFile<Data> {
  const absolute = path.join(siteDir, file);
  let bytes: Buffer;
  try {
    const outside = outsideFault(siteDir, file);
    if (outside) throw outside;
    bytes = readFileSync(absolute);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    const broken = linkProblem(siteDir, absolute);
    const exists = broken !== undefined || (error.code !== 'ENOENT' && error.code !== 'ENOTDIR');
    if (exists) {
      const problem = broken ?? systemProblem(error, {siteDir, file: absolute});
      return {exists, problems: [problem], locate: () => undefined};
    }
    // The file is there, but for its name.
    const misnamed = misnamedFile(absolute, file, what);
    return {exists: misnamed.length > 0, problems: misnamed, locate: () => undefined};
  }
  const mistake = notUtf8(bytes);
  if (mistake)
    return {exists: true, problems: [{severity: 'error', file, ...mistake}], locate: () => undefined};
  const written = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const isJson = file.endsWith('.json');
  const text = isJson ? jsonAsYaml(written) : written;
  const locate = createYamlLocator(text);

  const invalidJson = (): InvalidYaml | undefined => {
    const mistake = isJson ? findJsonMistake(written) : undefined;
    return mistake && new InvalidYaml([mistake]);
  };
  let parsed: unknown;
  try {
    parsed = parseYaml(text);
  } catch (error) {
    return {exists: true, locate, problems: yamlProblems(invalidJson() ?? error, file, what).slice(0, 1)};
  }
  const input = parsed ?? {};
  const isEmpty = parsed === undefined || parsed === null;
  const reserved = reservedKeyProblems(input, file, locate);
  const result = schema.safeParse(input);
  if (result.success)
    return {
      exists: true,
      ...(isEmpty && {isEmpty: true as const}),
      data: result.data,
      locate,
      problems: [...reserved, ...schemeProblems(input, file, locate)],
    };
  // A comment, for example, would be parsed as part of the next key.
  const invalid = invalidJson();
  if (invalid) return {exists: true, locate, problems: yamlProblems(invalid, file, what)};
  const problems = schemaProblems(result.error.issues, {file, what, schema, input, locate});
  return {exists: true, locate, problems: [...reserved, ...problems]};
}

/** Reports a file whose name differs only in case, or has the other extension of YAML. */
function misnamedFile(absolute: string, file: string, what: string): Problem[] {
  const key = (name: string): string => name.toLowerCase().replace(/\.yaml$/, '.yml');
  const wanted = path.basename(file);
  const found = namesIn(path.dirname(absolute)).find((name) => key(name) === key(wanted));
  if (found === undefined) return [];
  const message = `The file is left out, because the ${what} is \`${wanted}\`.`;
  const hint = `Rename it to \`${wanted}\`.`;
  return [{severity: 'warning', file: path.posix.join(path.posix.dirname(file), found), message, hint}];
}

/**
 * Reports `__proto__`, which cannot be an ordinary key of a JavaScript object and which schemas drop, and empty keys.
 */
function reservedKeyProblems(input: unknown, file: string, locate: DataFile<unknown>['locate']): Problem[] {
  if (!isRecord(input)) return [];
  return Object.keys(input).flatMap((key): Problem[] => {
    if (key !== '__proto__' && key.trim() !== '') return [];
    const message =
      key === '__proto__'
        ? `\`${key}\` cannot be a key: JavaScript reserves this name.`
        : 'A key must not be empty.';
    return [{severity: 'error', file, ...locate([key], 'key'), message, hint: 'Choose another key.'}];
  });
}
