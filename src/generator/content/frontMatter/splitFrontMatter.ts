import matter from 'gray-matter';
import {findYamlSyntaxError} from '../../yaml/locateYaml.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {yamlReason} from '../../yaml/yamlReason.ts';

export interface SplitFrontMatter {
  /** What the YAML says; empty when there is no front matter or it cannot be read. */
  data: Record<string, unknown>;
  /** The YAML text, beginning on the file's first line, so that lines in it are lines of the file. */
  yaml: string;
  /** The text after the front matter, with `\n` line ends, without blank lines around it. */
  body: string;
  problem?: Problem;
}

/** Separates a Markdown text from its YAML front matter. Takes the text without byte order mark, and the file's name. */
export function splitFrontMatter(text: string, file: string): SplitFrontMatter {
  const language = /^---(?!-)([^\n]*)/.exec(text)?.[1]?.trim();
  if (language === undefined)
    return {data: {}, yaml: '', body: normalize(text), problem: lateStart(text, file)};
  const closing = /\n---/.exec(text);
  const yaml = text.slice(3 + language.length, closing?.index);
  const body = normalize(closing ? text.slice(text.indexOf('\n', closing.index + 4) + 1 || text.length) : '');
  const failed = (problem: Problem) => ({data: {}, yaml, body, problem});

  if (!/^(?:ya?ml)?$/.test(language)) {
    const message = `The front matter is marked as \`${language}\`, but only YAML is read.`;
    return failed({
      severity: 'error',
      file,
      line: 1,
      column: 4,
      message,
      hint: 'Begin the file with `---` alone.',
    });
  }
  if (!closing) {
    const message = 'The front matter is not closed.';
    return failed({
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message,
      hint: 'Add a line `---` after its last key.',
    });
  }
  try {
    // Given options, gray-matter does not keep the result in its global cache. It copies what it is given, so it
    // gets the front matter only.
    const parsed = matter(text.slice(0, closing.index + 4), {});
    if (isRecord(parsed.data)) return {data: parsed.data, yaml, body};
    if (parsed.data === undefined || parsed.data === null) return {data: {}, yaml, body};
    const message = 'The front matter is not a list of keys with values.';
    return failed({
      severity: 'error',
      file,
      line: 2,
      column: 1,
      message,
      hint: 'Write one `key: value` on each line.',
    });
  } catch (error) {
    return failed({severity: 'error', file, ...yamlError(error, yaml)});
  }
}

/** Front matter after blank lines is none: a rule, and a heading made of its keys. */
function lateStart(text: string, file: string): Problem | undefined {
  const blank = /^(?:[ \t]*\r?\n)*[ \t]*(?=---[ \t]*\r?\n(?:#.*\r?\n)*[\w-]+:)/.exec(text)?.[0];
  if (!blank || !/\n---[ \t]*(?:\r?\n|$)/.test(text.slice(blank.length + 3))) return undefined;
  return {
    severity: 'warning',
    file,
    line: blank.split('\n').length,
    column: 1,
    message: 'The front matter does not begin on the first line, so it is read as text.',
    hint: 'Remove what stands before its `---`: blank lines and spaces.',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function normalize(text: string): string {
  return (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).trim();
}

function yamlError(error: unknown, yaml: string): Pick<Problem, 'line' | 'column' | 'message' | 'hint'> {
  const found = findYamlSyntaxError(yaml);
  if (found) {
    const {line, column, message} = found;
    const {reason, hint} = yamlReason(message);
    return {line, column, message: `The front matter is not valid YAML: ${reason}.`, hint};
  }
  const {reason, hint} = yamlReason(
    error instanceof Error && 'reason' in error ? String(error.reason) : String(error),
  );
  return {...markOf(error), message: `The front matter is not valid YAML: ${reason}.`, hint};
}

/** Where js-yaml stopped; it counts from 0. */
function markOf(error: unknown): {line: number; column: number} {
  const mark: unknown = error instanceof Error && 'mark' in error ? error.mark : undefined;
  if (typeof mark !== 'object' || mark === null || !('line' in mark) || !('column' in mark))
    return {line: 1, column: 1};
  return {line: Number(mark.line) + 1, column: Number(mark.column) + 1};
}
