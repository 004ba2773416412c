import {COOKIE_HEADER} from './cookieHeader.ts';
import {emptyListNote} from './emptyListNote.ts';
import type {FormPart, SampleBody, SampleRequest} from './SampleRequest.ts';
import {scriptKey, scriptLiteral, scriptString} from '../code/scriptLiteral.ts';

/**
 * The request in TypeScript with `fetch`. Browsers send cookies by themselves, and let no script write any into a request.
 *
 * @param tokenKey Key of the session storage that holds the token.
 */
export function fetchSample(
  {method, url, headers: given, auth: signIn, body, ...result}: SampleRequest,
  tokenKey: string,
): string {
  const auth = signIn?.header === COOKIE_HEADER ? undefined : signIn;
  const headers = given.filter(([name]) => name !== COOKIE_HEADER);
  const lines: string[] = [];
  if (method !== 'GET') lines.push(`  method: '${method}',`);
  if (auth !== signIn || headers.length < given.length) lines.push(`  credentials: 'include',`);
  if (auth || headers.length > 0) {
    lines.push('  headers: {');
    if (auth)
      lines.push(
        `    ${scriptKey(auth.header)}: ${auth.prefix === '' ? "token ?? ''" : `\`${auth.prefix}\${token}\``},`,
      );
    for (const [name, value] of headers) lines.push(`    ${scriptKey(name)}: ${scriptString(value)},`);
    lines.push('  },');
  }
  if (body) lines.push(`  body: ${bodyExpression(body)},`);
  const options = lines.length === 0 ? '' : `, {\n${lines.join('\n')}\n}`;
  const setup = [...(auth ? [tokenStatement(auth, tokenKey)] : []), ...bodySetup(body)];
  return `${setup.map((line) => `${line}\n`).join('')}const response = await fetch(${scriptString(url)}${options});
${resultStatements(result).join('\n')}`;
}

function tokenStatement({isBasic}: NonNullable<SampleRequest['auth']>, tokenKey: string): string {
  const stored = `sessionStorage.getItem(${scriptString(tokenKey)})`;
  return isBasic
    ? `const token = btoa(${stored} ?? ''); // encodes \`user:password\``
    : `const token = ${stored};`;
}

/** How the body of a response is read. */
const READ = {
  json: ['const result = await response.json();'],
  text: ['const text = await response.text();'],
  file: ['const file = await response.blob();'],
};

function resultStatements({
  returns,
  emptyListStatus,
}: Pick<SampleRequest, 'returns' | 'emptyListStatus'>): string[] {
  const fail = `throw new Error(\`HTTP \${response.status}\`);`;
  if (returns?.type !== 'json' || emptyListStatus === undefined)
    return [`if (!response.ok) ${fail}`, ...(returns ? READ[returns.type] : [])];
  return [
    `// ${emptyListNote(emptyListStatus)}`,
    `const isEmpty = response.status === ${emptyListStatus};`,
    `if (!response.ok && !isEmpty) ${fail}`,
    'const result = isEmpty ? [] : await response.json();',
  ];
}

function bodyExpression(body: SampleBody): string {
  switch (body.type) {
    case 'json':
      return `JSON.stringify(${scriptLiteral(body.value, '  ')})`;
    case 'form':
      return `new URLSearchParams(${scriptLiteral(formValues(body.fields), '  ')})`;
    case 'multipart':
      return 'form';
    case 'file':
      return 'input?.files?.[0]';
    case 'text':
      return scriptString(body.value);
  }
}

/** Pairs if a field has several values, which an object cannot have. */
function formValues(fields: [name: string, value: string][]): unknown {
  const values = Object.fromEntries(fields);
  return Object.keys(values).length === fields.length ? values : fields;
}

/** Statements before the request; files come from inputs on the page. */
function bodySetup(body: SampleBody | undefined): string[] {
  if (body?.type === 'file') {
    return [`const input = document.querySelector<HTMLInputElement>('input[type="file"]');`];
  }
  if (body?.type !== 'multipart') return [];
  const files = body.parts.filter(({type}) => type === 'file');
  return [
    'const form = new FormData();',
    ...body.parts.flatMap((part) =>
      partStatements(part, files.length > 1 ? `input${files.indexOf(part) + 1}` : 'input'),
    ),
  ];
}

/** @param input Name of the variable for the input that a file comes from. */
function partStatements(part: FormPart, input: string): string[] {
  const name = scriptString(part.name);
  switch (part.type) {
    case 'text': {
      const value = scriptString(part.value);
      return [
        `form.append(${name}, ${part.contentType === undefined ? value : blob(value, part.contentType)});`,
      ];
    }
    case 'json': {
      const json = `JSON.stringify(${scriptLiteral(part.value)})`;
      return [`form.append(${name}, ${blob(json, part.contentType ?? 'application/json')});`];
    }
    case 'file': {
      const selector = scriptString(`input[name="${cssText(part.name)}"]`);
      return [
        `const ${input} = document.querySelector<HTMLInputElement>(${selector});`,
        `for (const file of ${input}?.files ?? []) form.append(${name}, file);`,
      ];
    }
  }
}

/** Only a part of this kind has a media type of its own. */
function blob(value: string, type: string): string {
  return `new Blob([${value}], {type: ${scriptString(type)}})`;
}

/** Escapes text for quotes in a CSS selector. */
function cssText(text: string): string {
  return text.replace(/[^\p{L}\p{N} _.-]/gu, (char) => `\\${char.codePointAt(0)?.toString(16)} `);
}
