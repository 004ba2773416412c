import {emptyListNote} from './emptyListNote.ts';
import type {FormPart, SampleBody, SampleRequest} from './SampleRequest.ts';

/** The request in Python 3 with `requests`. */
export function pythonSample({method, url, headers, auth, body, ...result}: SampleRequest): string {
  const lines = [`    ${pythonLiteral(url)},`];
  if (auth || headers.length > 0) {
    const entries = headers
      // `json=` sets this header.
      .filter(
        ([name, value]) =>
          !(name === 'Content-Type' && value === 'application/json' && body?.type === 'json'),
      )
      .map(([name, value]) => `${pythonLiteral(name)}: ${pythonLiteral(value)}`);
    if (auth && !auth.isBasic) {
      const token = "os.environ['TOKEN']";
      entries.unshift(`${pythonLiteral(auth.header)}: ${withPrefix(auth.prefix, token)}`);
    }
    if (entries.length > 0) lines.push(`    headers={${entries.join(', ')}},`);
  }
  if (auth?.isBasic) lines.push("    auth=(os.environ['API_USER'], os.environ['API_PASSWORD']),");
  if (body) lines.push(...bodyArguments(body).map((argument) => `    ${argument},`));
  lines.push('    timeout=30,');
  const call = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'].includes(method.toLowerCase())
    ? `requests.${method.toLowerCase()}(\n`
    : `requests.request(\n    "${method}",\n`;
  return `${auth ? 'import os\n\n' : ''}import requests

response = ${call}${lines.join('\n')}
)
${resultStatements(result).join('\n')}`;
}

function withPrefix(prefix: string, token: string): string {
  if (prefix === '') return token;
  // In an f-string, some characters have a meaning of their own.
  return /["\\{}]/.test(prefix) ? `${pythonLiteral(prefix)} + ${token}` : `f"${prefix}{${token}}"`;
}

function resultStatements({
  returns,
  emptyListStatus,
}: Pick<SampleRequest, 'returns' | 'emptyListStatus'>): string[] {
  if (returns?.type !== 'json' || emptyListStatus === undefined)
    return ['response.raise_for_status()', ...readStatements(returns)];
  return [
    `# ${emptyListNote(emptyListStatus)}`,
    `is_empty = response.status_code == ${emptyListStatus}`,
    'if not is_empty:',
    '    response.raise_for_status()',
    'print([] if is_empty else response.json())',
  ];
}

function readStatements(returns: SampleRequest['returns']): string[] {
  switch (returns?.type) {
    case 'json':
      return ['print(response.json())'];
    case 'text':
      return ['print(response.text)'];
    case 'file':
      return [
        `with open(${pythonLiteral(returns.fileName)}, "wb") as file:`,
        '    file.write(response.content)',
      ];
    case undefined:
      return [];
  }
}

function bodyArguments(body: SampleBody): string[] {
  switch (body.type) {
    case 'json':
      return [`json=${pythonLiteral(body.value, '    ')}`];
    case 'form':
      return [`data=${pythonLiteral(fieldValues(body.fields), '    ')}`];
    case 'multipart':
      return formArguments(body.parts);
    case 'file':
      return [`data=${openFile(body.fileName)}`];
    case 'text':
      return [`data=${pythonLiteral(body.value)}`];
  }
}

/** In `data=`, a field with several values is a list. */
function fieldValues(fields: readonly [name: string, value: string][]): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]));
}

/** `files=` makes the form multipart; a part without a file name is an ordinary field, as in `data=`. */
function formArguments(parts: FormPart[]): string[] {
  const items = parts.map((part) => `(${pythonLiteral(part.name)}, ${partValue(part)})`);
  return [`files=[\n${items.map((item) => `        ${item},\n`).join('')}    ]`];
}

function partValue(part: FormPart): string {
  const {contentType} = part;
  const type = contentType === undefined ? '' : `, ${pythonLiteral(contentType)}`;
  switch (part.type) {
    case 'text':
      return `(None, ${pythonLiteral(part.value)}${type})`;
    case 'json':
      return `(None, ${pythonLiteral(JSON.stringify(part.value))}${type || ', "application/json"'})`;
    case 'file':
      if (type === '') return openFile(part.fileName);
      return `(${pythonLiteral(part.fileName)}, ${openFile(part.fileName)}${type})`;
  }
}

function openFile(name: string): string {
  return `open(${pythonLiteral(name)}, "rb")`;
}

/** Writes a JSON value as Python; numbers that only YAML has, such as `.nan`, are null in JSON. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length + indent.length < 72 && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}
