import {load} from 'js-yaml';
import {LineCounter, parseDocument} from 'yaml';
import type {Problem} from '../../shared/problems/Problem.ts';
import {yamlReason} from '../../yaml/yamlReason.ts';

/** More aliases than this are an attack (one entity that grows to gigabytes), not a document. */
const MOST_ALIASES = 1000;

/** The data of a file, or the problems that kept it from being read. */
export interface ParsedSource {
  data?: unknown;
  problems: Problem[];
}

/**
 * Parses a file of an OpenAPI document: JSON by its name, else YAML 1.2.
 *
 * Takes the file's name and text; returns the data, or the problem that kept it from being read.
 */
export function parseSource(file: string, text: string): ParsedSource {
  if (/\.json$/i.test(file)) {
    try {
      return {data: JSON.parse(text), problems: []};
    } catch {
      // Fall through: the YAML parser reads JSON as well, and says where the mistake is.
    }
  }
  try {
    // Four times as fast as the other parser, which reads aliases and says where a mistake is.
    return {data: load(text, {maxAliases: 0}), problems: []};
  } catch {
    // Fall through.
  }
  const lines = new LineCounter();
  const source = /\.json$/i.test(file) ? text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length)) : text;
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false, logLevel: 'silent'});
  const format = /\.json$/i.test(file) ? 'JSON' : 'YAML';
  if (document.errors.length > 0) {
    const problems = document.errors.slice(0, 10).map(({message, pos}): Problem => {
      const {line, col} = lines.linePos(pos[0]);
      const {reason, hint} = yamlReason(message);
      return {
        severity: 'error',
        file,
        line,
        column: col,
        message: `The OpenAPI file is not valid ${format}: ${reason}.`,
        hint,
      };
    });
    return {problems};
  }
  try {
    return {data: document.toJS({maxAliasCount: MOST_ALIASES}), problems: []};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      problems: [{severity: 'error', file, message: `The OpenAPI file cannot be read: ${reason}.`}],
    };
  }
}
