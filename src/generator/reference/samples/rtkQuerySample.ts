import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {Operation} from '../model/ApiModel.ts';
import {camelCase, pascalCase} from '../types/letterCase.ts';
import type {SampleRequest} from './SampleRequest.ts';
import {scriptLiteral, scriptString} from './scriptLiteral.ts';

type RtkQuery = NonNullable<ReferenceConfig['rtkQuery']>;

/**
 * A component that calls the operation through its generated hook. GET operations are queries, the others mutations,
 * by the naming rules of RTK Query.
 */
export function rtkQuerySample(operation: Operation, request: SampleRequest, config: RtkQuery): string {
  const {group, method, id, summary} = operation;
  const endpoint = endpointName(id, group, config);
  const isQuery = method === 'GET';
  const hook = `use${pascalCase(endpoint)}${isQuery ? 'Query' : 'Mutation'}`;
  const module = config.module.replaceAll('{tag}', group).replaceAll('{TagName}', pascalCase(group));
  const argument = argumentOf(operation, request);
  const head = `import {${hook}} from ${scriptString(module)};\n\n`;
  if (isQuery) {
    const name = pascalCase(endpoint.replace(/^get/i, '')) || 'Result';
    return `${head}export function ${name}View() {
  const {data, error, isLoading} = ${hook}(${scriptLiteralOf(argument, '  ')});

  if (isLoading) return <p>Loading.</p>;
  if (error) return <p role="alert">The request failed.</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}`;
  }
  const trigger = camelCase(endpoint);
  return `${head}export function ${pascalCase(endpoint)}Button() {
  const [${trigger}, {error, isLoading}] = ${hook}();

  const onClick = () => ${trigger}(${scriptLiteralOf(argument, '  ')});

  return (
    <>
      <button type="button" disabled={isLoading} onClick={onClick}>
        ${buttonText(summary)}
      </button>
      {error && <p role="alert">The request failed.</p>}
    </>
  );
}`;
}

/** The endpoint of an operation: as the configuration maps its id, else the id itself. */
function endpointName(id: string, tag: string, {endpoints}: RtkQuery): string {
  for (const [pattern, name] of Object.entries(endpoints)) {
    if (pattern.replaceAll('{tag}', tag) === id) return name.replaceAll('{tag}', tag);
  }
  return id;
}

/** One path parameter alone is the argument; with a body or a query it is an object of all. */
function argumentOf({parameters, path}: Operation, {body, url}: SampleRequest): unknown {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1]));
  const values = pathValues(path, url);
  const inPath = names.map((name, index): [string, unknown] => [name, values[index] ?? name]);
  const required = parameters.filter((one) => one.in === 'query' && one.required);
  const query = [...new URLSearchParams(url.split('?')[1] ?? '')].filter(([name]) =>
    required.some((one) => one.name === name),
  );
  const fields = body?.type === 'json' ? body.value : undefined;
  if (inPath.length === 1 && query.length === 0 && fields === undefined) return inPath[0]?.[1];
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  if (inPath.length === 0 && query.length === 0) return fields;
  return {
    ...Object.fromEntries([...inPath, ...query]),
    ...(isRecord ? fields : fields === undefined ? {} : {body: fields}),
  };
}

function pathValues(path: string, url: string): string[] {
  const pattern = path
    .split(/\{[^{}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/?]+)');
  return (new RegExp(`${pattern}(?:\\?|$)`).exec(url) ?? []).slice(1).map(decodeURIComponent);
}

function scriptLiteralOf(value: unknown, indent: string): string {
  return value === undefined ? '' : scriptLiteral(value, indent);
}

/** Text that is safe between tags of JSX. */
function buttonText(text: string): string {
  return /[{}<>]/.test(text) ? `{${scriptString(text)}}` : text;
}
