import {scriptString} from '../samples/scriptLiteral.ts';

/** What a reader uses instead of what samples are written with. */
export interface YourValues {
  /** Address of the API. */
  server?: string;
  /** Addresses that samples have in its place. */
  documented?: string[];
  token?: string;
  /** By what samples have in their place: an example id, or a variable of the shell with its `$`. */
  ids: Record<string, string>;
}

/**
 * What reads the token in code: in a shell `$NAME` is a variable, samples of the reference have an expression of their language, and
 * other code may read a token for reasons of its own.
 */
export type TokenReader = 'shell' | 'sample' | 'none';

/** A part of a text, and what it is replaced by. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The places of code that a reader's values go to, in order and apart from each other. */
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
    // The longest first: one address may begin with another.
    for (const address of [...documented].sort((a, b) => b.length - a.length))
      add(address, server.replace(/\/+$/, ''));
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

/** Puts a reader's values into code. */
export function fillText(code: string, values: YourValues, reader: TokenReader): string {
  return fillParts([code], fillEdits(code, values, reader)).join('');
}

/**
 * Edits a text that is in parts, such as one for each color. What goes over several of them is written where the color is
 * right: in the string, if one of them is a string.
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

/** How the samples of `shared/samples` read the token, and the token in its place. */
function tokenExpressions(token: string): [RegExp, string][] {
  const text = JSON.stringify(token);
  return [
    [/\bsessionStorage\.getItem\('(?:[^'\\\n]|\\.)*'\)/g, scriptString(token)],
    // A string before it takes it in.
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
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g');
}

const UUID = '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}';

/** The ids that code of a page has to be filled in, with what each is the id of: `/Invoice/8c0f…` is an id of `Invoice`. */
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
