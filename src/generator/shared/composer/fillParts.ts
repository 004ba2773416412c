import {withoutEndSlashes} from '../address/trailingSlash.ts';
import {scriptString} from '../code/scriptLiteral.ts';
import {escapeRegExp} from '../text/escapeRegExp.ts';

/** A reader's own values, which replace the placeholders in samples. */
export interface YourValues {
  /** Address of the API. */
  server?: string;
  /** Addresses in samples that `server` replaces. */
  documented?: string[];
  token?: string;
  /** Keyed by what they replace in samples: an example id, or a shell variable with its `$`. */
  ids: Record<string, string>;
}

/**
 * How code reads the token: in a shell `$TOKEN` is a variable, samples of the reference use an expression of their
 * language, and other code is not touched, since it may read a token for other reasons.
 */
export type TokenReader = 'shell' | 'sample' | 'none';

/** A range of a text, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edits that put a reader's values into code, in order and without overlaps. */
export function fillEdits(
  code: string,
  {server, documented = [], token, ids}: YourValues,
  reader: TokenReader,
): Edit[] {
  const edits: Edit[] = [];
  const add = (pattern: RegExp | string, text: string): void => {
    for (const {index, 0: found} of code.matchAll(typeof pattern === 'string' ? literal(pattern) : pattern))
      if (!edits.some(({start, end}) => index < end && start < index + found.length))
        edits.push({start: index, end: index + found.length, text});
  };
  if (server !== undefined) {
    // Longest first, since one address may begin with another.
    for (const address of [...documented].sort((a, b) => b.length - a.length))
      add(address, withoutEndSlashes(server));
  }
  if (token !== undefined) {
    add('<token>', token);
    if (reader === 'shell') add(variable('TOKEN'), token);
    if (reader === 'sample') for (const [pattern, text] of tokenExpressions(token)) add(pattern, text);
  }
  for (const [placeholder, id] of Object.entries(ids)) {
    if (!placeholder.startsWith('$')) add(placeholder, id);
    else if (reader === 'shell') add(variable(placeholder.slice(1)), id);
  }
  return edits.sort((a, b) => a.start - b.start);
}

/**
 * Edits a text that is split into parts, such as the colored runs of code. An edit that spans several parts is written
 * into the one with the right color: the string, if there is one.
 */
export function fillParts(parts: readonly string[], edits: readonly Edit[]): string[] {
  let place = 0;
  const spans = parts.map((text) => {
    const start = place;
    place += text.length;
    return {text, start, end: place};
  });
  const homes = edits.map((edit) => {
    const touched = spans.filter(({start, end}) => start < edit.end && edit.start < end);
    return (
      touched.find(({text, start}) => /["'`]/.test(text[Math.max(0, edit.start - start)] ?? '')) ?? touched[0]
    );
  });
  return spans.map((span) => {
    let result = '';
    let done = span.start;
    edits.forEach((edit, index) => {
      if (edit.end <= span.start || span.end <= edit.start) return;
      result += span.text.slice(done - span.start, Math.max(done, edit.start) - span.start);
      if (homes[index] === span) result += edit.text;
      done = Math.min(edit.end, span.end);
    });
    return result + span.text.slice(done - span.start);
  });
}

/** The expressions with which the samples of `shared/samples` read the token, and what replaces each. */
function tokenExpressions(token: string): [RegExp, string][] {
  const text = JSON.stringify(token);
  return [
    [/\bsessionStorage\.getItem\('(?:[^'\\\n]|\\.)*'\)/g, scriptString(token)],
    // Preceded by a string literal, the token joins that literal.
    [/" \+ System\.getenv\("TOKEN"\)/g, text.slice(1)],
    [/\bSystem\.getenv\("TOKEN"\)/g, text],
    [/\{os\.environ\['TOKEN'\]\}/g, text.slice(1, -1).replace(/[{}]/g, '$&$&')],
    [/\bos\.environ\['TOKEN'\]/g, text],
    [/^import os\n\n/g, ''],
  ];
}

function variable(name: string): RegExp {
  return new RegExp(`\\$(?:${name}(?!\\w)|\\{${name}\\})`, 'g');
}

function literal(text: string): RegExp {
  return new RegExp(escapeRegExp(text), 'g');
}

const UUID = '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}';

/**
 * The ids in a page's code that a reader can replace, each labeled with what it identifies: `/Invoice/8c0f…` is an id
 * of `Invoice`.
 */
export function findIds(code: string, reader: TokenReader): [placeholder: string, label: string][] {
  const inPaths = [...code.matchAll(new RegExp(`/([A-Za-z][\\w-]*)/(${UUID})(?![\\w-])`, 'gi'))].map(
    ([, name = '', id = '']): [string, string] => [id, name],
  );
  const variables =
    reader === 'shell'
      ? [...code.matchAll(/\$\{?([A-Z][A-Z\d]*_ID)\b/g)].map(([, name = '']): [string, string] => [
          `$${name}`,
          `$${name}`,
        ])
      : [];
  return [...inPaths, ...variables];
}
