import type {SampleRequest} from './SampleRequest.ts';

/** The request as a curl command for a POSIX shell; the token comes from the environment. */
export function curlSample({method, url, headers, auth, body}: SampleRequest): string {
  const lines = [method === 'GET' ? `curl ${quote(url)}` : `curl -X ${method} ${quote(url)}`];
  if (auth) lines.push(`-H "${auth.header}: ${auth.prefix}$TOKEN"`);
  for (const [name, value] of headers) lines.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body?.type === 'json') lines.push(`-d ${quote(JSON.stringify(body.value, null, 2))}`);
  if (body?.type === 'text') lines.push(`--data-binary ${quote(body.value)}`);
  if (body?.type === 'form') {
    for (const [name, value] of body.fields) lines.push(`--data-urlencode ${quote(`${name}=${value}`)}`);
  }
  return lines.join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
