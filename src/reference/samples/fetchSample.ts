import type {SampleRequest} from './SampleRequest.ts';
import {scriptKey, scriptLiteral, scriptString} from './scriptLiteral.ts';

/** The request in TypeScript with `fetch`. */
export function fetchSample({method, url, headers, auth, body, returnsJson}: SampleRequest): string {
  const lines: string[] = [];
  if (method !== 'GET') lines.push(`  method: '${method}',`);
  if (auth || headers.length > 0) {
    lines.push('  headers: {');
    if (auth)
      lines.push(
        `    ${scriptKey(auth.header)}: ${auth.prefix === '' ? 'token' : `\`${auth.prefix}\${token}\``},`,
      );
    for (const [name, value] of headers) lines.push(`    ${scriptKey(name)}: ${scriptString(value)},`);
    lines.push('  },');
  }
  if (body?.type === 'json') lines.push(`  body: JSON.stringify(${scriptLiteral(body.value, '  ')}),`);
  if (body?.type === 'text') lines.push(`  body: ${scriptString(body.value)},`);
  if (body?.type === 'form') {
    lines.push(`  body: new URLSearchParams(${scriptLiteral(Object.fromEntries(body.fields), '  ')}),`);
  }
  const options = lines.length === 0 ? '' : `, {\n${lines.join('\n')}\n}`;
  const end = returnsJson ? '\nconst result = await response.json();' : '';
  const setup = auth ? "const token = sessionStorage.getItem('token');\n" : '';
  return `${setup}const response = await fetch(${scriptString(url)}${options});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);${end}`;
}
