import matter from 'gray-matter';
import type {Problem} from '../../shared/problems/Problem.ts';
import {keyMistake} from '../lookalikes.ts';
import {parseYaml} from '../parseYaml.ts';
import {yamlProblems} from '../yamlProblems.ts';
import {type CutText, cutFrontMatter, type Fences} from './cutFrontMatter.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';

/** A Markdown text with parsed front matter. */
export interface FrontMatter extends CutText {
  /** The parsed YAML; empty if there is no front matter or it cannot be parsed. */
  data: Record<string, unknown>;
  problem?: Problem;
}

/** Splits the front matter off a Markdown text and parses it; see `cutFrontMatter`. `file` is used in problems. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const {language, closing, ...cut} = cutFrontMatter(text);
  if (language === undefined)
    return {...cut, data: {}, problem: lateStart(cut.body, file) ?? otherFence(cut.body, file)};
  const fence = fenceProblem({language, closing}, cut);
  if (fence) return {...cut, data: {}, problem: {severity: 'error', file, ...fence}};
  try {
    // With options, gray-matter does not use its global cache. It copies its input, so it gets only the front matter.
    const {data} = matter(`---${cut.yaml}\n---`, {engines: {yaml: (yaml) => ({value: parseYaml(yaml)})}});
    const value: unknown = data.value ?? {};
    if (isRecord(value)) return {...cut, data: value};
    const mistake = keyMistake(String(value));
    const message = mistake
      ? `The front matter is not valid YAML: ${mistake.reason}.`
      : 'The front matter is not a list of keys with values.';
    const hint = mistake?.hint ?? 'Write one `key: value` on each line.';
    return {...cut, data: {}, problem: {severity: 'error', file, line: 2, column: 1, message, hint}};
  } catch (error) {
    return {...cut, data: {}, problem: yamlProblems(error, file, 'front matter')[0]};
  }
}

function fenceProblem(
  {language = '', closing}: Fences,
  {linesBefore}: CutText,
): Omit<Problem, 'severity'> | undefined {
  if (language.includes('\r')) {
    return {
      line: 1,
      column: 1,
      message:
        'The lines of this file end with a carriage return alone (CR), as on old Macs, so that it is one long line.',
      hint: 'Save it with LF or CRLF as line ends.',
    };
  }
  if (!/^(?:ya?ml)?$/.test(language)) {
    const message = `The front matter is marked as \`${language}\`, but only YAML is read.`;
    return {line: 1, column: 4, message, hint: 'Start the file with `---` alone.'};
  }
  if (closing === undefined) {
    const message = 'The front matter is not closed.';
    return {line: 1, column: 1, message, hint: 'Add a line `---` after its last key.'};
  }
  if (!/^-+$/.test(closing)) {
    const message = `The line \`${closing}\` closes the front matter, but contains more than dashes.`;
    return {
      line: linesBefore,
      column: 1,
      message,
      hint: 'Write `---` alone, and the text on the lines after it.',
    };
  }
  return undefined;
}

/**
 * Front matter after blank lines isn't recognized: Markdown reads it as a thematic break and a heading made of its
 * keys.
 */
function lateStart(text: string, file: string): Problem | undefined {
  const blank = /^(?:[ \t]*\r?\n)*[ \t]*(?=---[ \t]*\r?\n(?:#.*\r?\n)*[\w-]+:)/.exec(text)?.[0];
  if (!blank || !/\n---[ \t]*(?:\r?\n|$)/.test(text.slice(blank.length + 3))) return undefined;
  return {
    severity: 'warning',
    file,
    line: blank.split('\n').length,
    column: 1,
    message: 'The front matter does not begin on the first line, so it is read as text.',
    hint: 'Remove what is before its `---`: blank lines and spaces.',
  };
}

const OTHER_FENCE =
  /^(-{2,6}|[\u2013\u2014][-\u2013\u2014]{0,5}|(\+{3}))[ \t]*\r?\n(?:#[^\n]*\n)*[\w-]+[ \t]*[:=].*?\n\1[ \t]*(?:\r?\n|$)/s;

/**
 * Front matter between other lines than `---` isn't recognized: word processors make dashes of hyphens, and other
 * generators read TOML between `+++`.
 */
function otherFence(text: string, file: string): Problem | undefined {
  const [, fence = '', isToml] = OTHER_FENCE.exec(text) ?? [];
  if (fence === '') return undefined;
  return {
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: `The front matter begins with \`${fence}\` instead of \`---\`, so it is read as text.`,
    hint: `Put it between two lines of \`---\`, three hyphens${isToml ? ', and write `key: value`: only YAML is read' : ''}.`,
  };
}
