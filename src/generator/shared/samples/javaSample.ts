import {pascalCase} from '../text/letterCase.ts';
import {emptyListNote} from './emptyListNote.ts';
import type {FormPart, SampleBody, SampleRequest} from './SampleRequest.ts';

const PUBLISHERS = 'HttpRequest.BodyPublishers';

/**
 * The request in Java 17 with the JDK's own client: a class in its own file, which `java NAME.java` runs.
 *
 * @param operationId The class is named after it.
 */
export function javaSample(
  {method, url, headers, auth, body, emptyListStatus, returns}: SampleRequest,
  operationId: string,
): string {
  const lines = [`    .uri(URI.create(${javaString(url)}))`];
  if (auth) {
    const prefix = auth.prefix === '' ? '' : `${javaString(auth.prefix)} + `;
    const token = auth.isBasic
      ? 'Base64.getEncoder().encodeToString(user.getBytes())'
      : 'System.getenv("TOKEN")';
    lines.push(`    .header(${javaString(auth.header)}, ${prefix}${token})`);
  }
  for (const [name, value] of headers) lines.push(`    .header(${javaString(name)}, ${javaString(value)})`);
  if (body?.type === 'form') lines.push('    .header("Content-Type", "application/x-www-form-urlencoded")');
  if (body?.type === 'multipart')
    lines.push('    .header("Content-Type", "multipart/form-data; boundary=" + boundary)');
  lines.push(`    ${methodCall(method, body && publisher(body))}`);
  const savedAs = returns?.type === 'file' ? returns.fileName : undefined;
  const handler = savedAs === undefined ? 'ofString()' : `ofFile(Path.of(${javaString(savedAs)}))`;
  const statements = [
    ...(auth?.isBasic
      ? ['String user = System.getenv("API_USER") + ":" + System.getenv("API_PASSWORD");']
      : []),
    ...(body?.type === 'multipart' ? ['String boundary = UUID.randomUUID().toString();'] : []),
    'HttpRequest request = HttpRequest.newBuilder()',
    ...lines,
    '    .build();',
    `HttpResponse<${savedAs === undefined ? 'String' : 'Path'}> response =`,
    `    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handler});`,
    ...resultStatements(emptyListStatus),
  ];
  return `${importsOf(body, {isBasic: auth?.isBasic === true, isSaved: savedAs !== undefined})
    .map((name) => `import java.${name};`)
    .join('\n')}

public class ${javaClassName(operationId)} {
  public static void main(String[] args) throws Exception {
${statements.map(indented).join('\n')}
  }
}`;
}

function resultStatements(emptyListStatus: number | undefined): string[] {
  if (emptyListStatus === undefined)
    return ['System.out.println(response.statusCode() + " " + response.body());'];
  return [
    `// ${emptyListNote(emptyListStatus)}`,
    `System.out.println(response.statusCode() == ${emptyListStatus} ? "[]" : response.body());`,
  ];
}

/** Indents every line of a text as the body of a method; the lines of a text block move together. */
function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

/** The class name for an operation: letters, digits and `_`, beginning with a letter. */
function javaClassName(operationId: string): string {
  return pascalCase(operationId).replace(/[^A-Za-z0-9_]/g, '') || 'Sample';
}

function importsOf(
  body: SampleBody | undefined,
  {isBasic, isSaved}: {isBasic: boolean; isSaved: boolean},
): string[] {
  const imports = ['net.URI', 'net.http.HttpClient', 'net.http.HttpRequest', 'net.http.HttpResponse'];
  const isForm = body?.type === 'multipart';
  const hasFile =
    isSaved || body?.type === 'file' || (isForm && body.parts.some(({type}) => type === 'file'));
  if (hasFile) imports.push('nio.file.Path');
  if (isBasic) imports.push('util.Base64');
  if (isForm) imports.push('util.UUID');
  return imports;
}

function publisher(body: SampleBody): string {
  switch (body.type) {
    case 'json':
      return `${PUBLISHERS}.ofString(${textBlock(JSON.stringify(body.value, null, 2))})`;
    case 'form':
      return `${PUBLISHERS}.ofString(${javaString(new URLSearchParams(body.fields).toString())})`;
    case 'multipart':
      return multipartPublisher(body.parts);
    case 'file':
      return filePublisher(body.fileName);
    case 'text':
      return `${PUBLISHERS}.ofString(${javaString(body.value)})`;
  }
}

function filePublisher(fileName: string): string {
  return `${PUBLISHERS}.ofFile(Path.of(${javaString(fileName)}))`;
}

/** The JDK cannot write multipart forms, so the parts (RFC 7578) are joined by hand. */
function multipartPublisher(parts: FormPart[]): string {
  const end = `${PUBLISHERS}.ofString("\\r\\n--" + boundary + "--\\r\\n")`;
  return `${PUBLISHERS}.concat(\n        ${[...parts.flatMap(partPublishers), end].join(',\n        ')})`;
}

function partPublishers(part: FormPart, index: number): string[] {
  const start = index === 0 ? '"--" + boundary' : '"\\r\\n--" + boundary';
  const text = (rest: string) => `${PUBLISHERS}.ofString(${start} + ${javaString(rest)})`;
  const head = `\r\nContent-Disposition: form-data; name="${dispositionText(part.name)}"`;
  const {contentType} = part;
  switch (part.type) {
    case 'text': {
      const type = contentType === undefined ? '' : `\r\nContent-Type: ${contentType}`;
      return [text(`${head}${type}\r\n\r\n${part.value}`)];
    }
    case 'json': {
      const type = `Content-Type: ${contentType ?? 'application/json'}`;
      return [text(`${head}\r\n${type}\r\n\r\n${JSON.stringify(part.value)}`)];
    }
    case 'file': {
      const type = `Content-Type: ${contentType ?? 'application/octet-stream'}`;
      return [text(`${head}; filename="${part.fileName}"\r\n${type}\r\n\r\n`), filePublisher(part.fileName)];
    }
  }
}

/** Escapes a name as browsers do (HTML standard, multipart/form-data encoding algorithm). */
function dispositionText(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function methodCall(method: string, publisher: string | undefined): string {
  if (method === 'GET' && publisher === undefined) return '.GET()';
  if (method === 'DELETE' && publisher === undefined) return '.DELETE()';
  if (method === 'POST' || method === 'PUT') return `.${method}(${publisher ?? `${PUBLISHERS}.noBody()`})`;
  return `.method("${method}", ${publisher ?? `${PUBLISHERS}.noBody()`})`;
}

/** A text block (JEP 378), indented like the code around it. */
function textBlock(text: string): string {
  if (!text.includes('\n')) return javaString(text);
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', '""\\"').split('\n');
  return `"""\n${lines.map((line) => `        ${line}`).join('\n')}\n        """`;
}

/** A text as a literal of Java, which escapes the same characters as JSON. */
export function javaString(text: string): string {
  return JSON.stringify(text);
}
