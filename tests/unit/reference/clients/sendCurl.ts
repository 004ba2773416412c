import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Executes the curl commands of a script without curl. @param folder The folder with the files. */
export async function sendCurl(
  script: string,
  folder: string,
  environment: Record<string, string>,
): Promise<void> {
  for (const [command, ...words] of shellCommands(script, environment)) {
    if (command !== 'curl') throw new Error(`Not a curl command: ${command}`);
    const {url, ...init} = readOptions(words, (name) => readFileSync(path.join(folder, name)));
    await fetch(url, init);
  }
}

interface Request {
  url: string;
  method: string;
  headers: Headers;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
}

/** The options that the samples use, as `man curl` describes them. */
function readOptions(words: readonly string[], read: (file: string) => Buffer): Request {
  const headers = new Headers();
  const form = new FormData();
  const data: string[] = [];
  let [url, method, isForm]: [string, string | undefined, boolean] = ['', undefined, false];
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const rest = [...words];
  const next = (): string => rest.shift() ?? '';
  while (rest.length > 0) {
    const word = next();
    switch (word) {
      case '-X':
        method = next();
        break;
      case '--head':
        method = 'HEAD';
        break;
      case '-H': {
        const [, name = '', value = ''] = /^([^:]+): (.*)$/s.exec(next()) ?? [];
        headers.set(name, value);
        break;
      }
      case '-d':
      case '--data-raw': {
        const text = next();
        if (word === '-d' && text.startsWith('@')) throw new Error(`-d reads a file: ${text}`);
        data.push(text);
        break;
      }
      case '--data-urlencode': {
        const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(next()) ?? [];
        data.push(`${name}=${encodeURIComponent(value)}`);
        break;
      }
      case '--data-binary':
        bytes = new Uint8Array(read(next().replace(/^@/, '')));
        break;
      case '-F':
      case '--form-string': {
        isForm = true;
        const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(next()) ?? [];
        if (word === '-F') appendPart(form, name, value, read);
        else form.append(name, value);
        break;
      }
      default:
        if (word.startsWith('-') || url !== '') throw new Error(`Unknown to this reader of curl: ${word}`);
        url = word;
    }
  }
  const body = bytes ?? (isForm ? form : data.length > 0 ? data.join('&') : undefined);
  if (typeof body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return {
    url,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body !== undefined && {body}),
  };
}

/** `name=@file;type=x/y`, `name="quoted";type=x/y`, `name=text`. */
function appendPart(form: FormData, name: string, value: string, read: (file: string) => Buffer): void {
  const [, quoted, type] = /^"((?:[^"\\]|\\.)*)";type=(.+)$/s.exec(value) ?? [];
  if (value.startsWith('@')) {
    const [file = '', fileType] = value.slice(1).split(';type=');
    form.append(name, new Blob([new Uint8Array(read(file))], fileType ? {type: fileType} : {}), file);
  } else if (quoted !== undefined && type !== undefined)
    form.append(name, new Blob([quoted.replace(/\\(.)/gs, '$1')], {type}));
  else form.append(name, value);
}

/**
 * Splits a script into simple commands and their words: handles quotes, `\`, comments, and variables in double quotes.
 */
function shellCommands(script: string, environment: Record<string, string>): string[][] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  const token =
    /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\\n|\\(.)|(#[^\n]*)|([ \t]+)|(\n)|([^\s'"\\#`$;&|<>()]+|#)/gsy;
  const endWord = (): void => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  while (token.lastIndex < script.length) {
    const at = token.lastIndex;
    const match = token.exec(script);
    if (!match) throw new Error(`Unknown to this reader of shell: ${script.slice(at, at + 40)}`);
    const [, single, double, escaped, comment, blank, line, plain] = match;
    if (comment !== undefined && word !== undefined) {
      // Only at the start of a word.
      token.lastIndex = at + 1;
      word += '#';
      continue;
    }
    const text =
      single ?? (double === undefined ? undefined : expand(double, environment)) ?? escaped ?? plain;
    if (text !== undefined) word = (word ?? '') + text;
    if (blank !== undefined || line !== undefined) endWord();
    if (line !== undefined && words.length > 0) {
      commands.push(words);
      words = [];
    }
  }
  endWord();
  return words.length > 0 ? [...commands, words] : commands;
}

function expand(text: string, environment: Record<string, string>): string {
  return text.replace(/\\([$`"\\])|\\\n|\$(\w+)|[`$]/g, (found, escaped?: string, name?: string) => {
    if (escaped !== undefined) return escaped;
    if (found === '\\\n') return '';
    if (name === undefined) throw new Error(`Unknown to this reader of shell: ${text}`);
    return environment[name] ?? '';
  });
}
