import type {SampleRequest} from './SampleRequest.ts';

/** The request in Java 17 with the JDK's own client, as statements that also run in JShell. */
export function javaSample({method, url, headers, auth, body}: SampleRequest): string {
  const lines = [`    .uri(URI.create(${javaString(url)}))`];
  if (auth) {
    const prefix = auth.prefix === '' ? '' : `${javaString(auth.prefix)} + `;
    lines.push(`    .header(${javaString(auth.header)}, ${prefix}System.getenv("TOKEN"))`);
  }
  for (const [name, value] of headers) lines.push(`    .header(${javaString(name)}, ${javaString(value)})`);
  if (body?.type === 'form') lines.push('    .header("Content-Type", "application/x-www-form-urlencoded")');
  lines.push(`    ${methodCall(method, bodyText(body))}`);
  const imports = ['URI', 'http.HttpClient', 'http.HttpRequest', 'http.HttpResponse'];
  return `${imports.map((name) => `import java.net.${name};`).join('\n')}

HttpRequest request = HttpRequest.newBuilder()
${lines.join('\n')}
    .build();
HttpResponse<String> response =
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.statusCode() + " " + response.body());`;
}

function bodyText(body: SampleRequest['body']): string | undefined {
  switch (body?.type) {
    case 'json':
      return textBlock(JSON.stringify(body.value, null, 2));
    case 'text':
      return javaString(body.value);
    case 'form':
      return javaString(new URLSearchParams(body.fields).toString());
    default:
      return undefined;
  }
}

function methodCall(method: string, body: string | undefined): string {
  const publisher = body === undefined ? undefined : `HttpRequest.BodyPublishers.ofString(${body})`;
  if (method === 'GET' && publisher === undefined) return '.GET()';
  if (method === 'DELETE' && publisher === undefined) return '.DELETE()';
  if (method === 'POST' || method === 'PUT')
    return `.${method}(${publisher ?? 'HttpRequest.BodyPublishers.noBody()'})`;
  return `.method("${method}", ${publisher ?? 'HttpRequest.BodyPublishers.noBody()'})`;
}

/** A text block (JEP 378), indented with the code around it. */
function textBlock(text: string): string {
  if (!text.includes('\n')) return javaString(text);
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').split('\n');
  return `"""\n${lines.map((line) => `        ${line}`).join('\n')}\n        """`;
}

export function javaString(text: string): string {
  return JSON.stringify(text);
}
