import {isRecord} from '../invariants/isRecord.ts';
import {camelCase, pascalCase} from '../text/letterCase.ts';
import {emptyListNote} from './emptyListNote.ts';
import type {RtkHook} from './SampleClient.ts';
import type {SampleRequest} from './SampleRequest.ts';
import {scriptLiteral, scriptString} from '../code/scriptLiteral.ts';

/** A React component that sends the request through its generated hook. */
export function rtkQuerySample(request: SampleRequest, hook: RtkHook): string {
  const head = `import {${hook.name}} from ${scriptString(hook.module)};\n\n`;
  return head + (request.method === 'GET' ? queryComponent(request, hook) : mutationComponent(request, hook));
}

function queryComponent(request: SampleRequest, {name: hook, endpoint}: RtkHook): string {
  const {emptyListStatus: empty} = request;
  const name = pascalCase(endpoint.replace(/^get/i, '')) || 'Result';
  return `export function ${name}View() {
  const {data, error, isLoading} = ${hook}(${argumentOf(request)});

  if (isLoading) return <p>Loading.</p>;
${empty === undefined ? '' : emptyCheck(empty)}  if (error${empty === undefined ? '' : ' && !isEmpty'}) return <p role="alert">The request failed.</p>;
  return <pre>{JSON.stringify(data${empty === undefined ? '' : ' ?? []'}, null, 2)}</pre>;
}`;
}

/** Statements that distinguish an empty list from an error. */
function emptyCheck(status: number): string {
  return `  // ${emptyListNote(status)}
  const isEmpty = error !== undefined && 'status' in error && error.status === ${status};
`;
}

function mutationComponent(request: SampleRequest, {name: hook, endpoint, summary}: RtkHook): string {
  const trigger = camelCase(endpoint);
  return `export function ${pascalCase(endpoint)}Button() {
  const [${trigger}, {error, isLoading}] = ${hook}();

  const onClick = () => ${trigger}(${argumentOf(request)});

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

/** A single path parameter is the argument itself; with a body or a query, the argument is an object of all. */
function argumentOf({path, query, body}: SampleRequest): string {
  const fields = body?.type === 'json' ? body.value : undefined;
  const [first, ...more] = path;
  if (first && more.length === 0 && query.length === 0 && fields === undefined) return literal(first[1]);
  if (!first && query.length === 0) return literal(fields);
  return literal({
    ...Object.fromEntries([...path, ...query]),
    ...(isRecord(fields) ? fields : fields === undefined ? {} : {body: fields}),
  });
}

function literal(value: unknown): string {
  return value === undefined ? '' : scriptLiteral(value, '  ');
}

/** Escapes text for use between JSX tags. */
function buttonText(text: string): string {
  return /[{}<>]/.test(text) ? `{${scriptString(text)}}` : text;
}
