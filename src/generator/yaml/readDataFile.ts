import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parse} from 'yaml';
import type * as z from 'zod';
import {findYamlSyntaxError, locateYaml} from './locateYaml.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {schemaProblems} from '../problems/schemaProblems.ts';
import {yamlReason} from './yamlReason.ts';

export interface DataFile<Data> {
  /** Undefined when there is no such file or it is not valid. */
  data?: Data;
  exists: boolean;
  problems: Problem[];
  locate: (path: KeyPath, where?: 'key' | 'value') => Position | undefined;
}

/**
 * Reads and validates a YAML or JSON file of the site. JSON is read as the subset of YAML that it is, so that
 * mistakes in both have a line and a column.
 *
 * Takes the site folder, the file relative to it, the schema, and what the file is called in messages. An empty
 * file is an empty object.
 */
export async function readDataFile<Data>(
  siteDir: string,
  file: string,
  schema: z.ZodType<Data>,
  what: string,
): Promise<DataFile<Data>> {
  const bytes = await readFile(join(siteDir, file), 'utf8').catch(() => undefined);
  if (bytes === undefined) return {exists: false, problems: [], locate: () => undefined};
  const text = withoutTabs(bytes.replace(/^\uFEFF/, ''), file);
  const locate = (path: KeyPath, where: 'key' | 'value' = 'value') => locateYaml(text, path, 0, where);

  const syntax = findYamlSyntaxError(text);
  if (syntax) {
    const {line, column, message} = syntax;
    const format = file.endsWith('.json') ? 'JSON' : 'YAML';
    const {reason, hint} = yamlReason(message);
    const words = `The ${what} is not valid ${format}: ${reason}.`;
    return {exists: true, locate, problems: [{severity: 'error', file, line, column, message: words, hint}]};
  }
  const input: unknown = parse(text, {logLevel: 'error'}) ?? {};
  const result = schema.safeParse(input);
  if (result.success) return {exists: true, data: result.data, locate, problems: []};
  return {exists: true, locate, problems: schemaProblems(result.error, {file, what, schema, input, locate})};
}

/** YAML allows no tabs in indentation, JSON does; one space each keeps the columns. */
function withoutTabs(text: string, file: string): string {
  return file.endsWith('.json') ? text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length)) : text;
}
