import {emptyListNote} from './emptyListNote.ts';
import type {FormPart, SampleBody, SampleRequest} from './SampleRequest.ts';

/** The request as a curl command for a POSIX shell; the token comes from the environment. */
export function curlSample({
  method,
  url,
  headers,
  auth,
  body,
  emptyListStatus,
  returns,
}: SampleRequest): string {
  const note = emptyListStatus === undefined ? '' : `# ${emptyListNote(emptyListStatus)}\n`;
  const lines = [`${note}curl ${methodOption(method)}${quote(url)}`];
  if (auth) lines.push(auth.isBasic ? '-u "$API_USER:$API_PASSWORD"' : `-H ${tokenHeader(auth)}`);
  for (const [name, value] of headers) lines.push(`-H ${quote(`${name}: ${value}`)}`);
  const output = returns?.type === 'file' ? [`--output ${quote(returns.fileName)}`] : [];
  return [...lines, ...bodyOptions(body), ...output].join(' \\\n  ');
}

/** With `-X HEAD` curl waits for a body that never comes. */
function methodOption(method: string): string {
  if (method === 'GET') return '';
  return method === 'HEAD' ? '--head ' : `-X ${method} `;
}

/** The shell may expand only the token: the names of headers and cookies come from the document. */
function tokenHeader({header, prefix}: {header: string; prefix: string}): string {
  return /^[\w.-]+$/.test(header) && /^[\w .;=%,+/-]*$/.test(prefix)
    ? `"${header}: ${prefix}$TOKEN"`
    : `${quote(`${header}: ${prefix}`)}"$TOKEN"`;
}

function bodyOptions(body: SampleBody | undefined): string[] {
  switch (body?.type) {
    case 'json':
      return [`-d ${quote(JSON.stringify(body.value, null, 2))}`];
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(formOption);
    case 'file':
      return [`--data-binary ${quote(`@${body.fileName}`)}`];
    case 'text':
      return [`--data-raw ${quote(body.value)}`];
    default:
      return [];
  }
}

function formOption(part: FormPart): string {
  const {name, contentType} = part;
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  if (part.type === 'file') return `-F ${quote(`${name}=@${part.fileName}${type}`)}`;
  if (part.type === 'json')
    return `-F ${quote(`${name}=${quotedValue(JSON.stringify(part.value))}${type || ';type=application/json'}`)}`;
  if (type !== '') return `-F ${quote(`${name}=${quotedValue(part.value)}${type}`)}`;
  // Some characters have a special meaning in a value of `-F`: `@` and `<` read a file.
  const option = /^[\w .:/+-]*$/.test(part.value) ? '-F' : '--form-string';
  return `${option} ${quote(`${name}=${part.value}`)}`;
}

/** A value of `-F` in which nothing has a special meaning. */
function quotedValue(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
