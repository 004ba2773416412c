import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {loadSiteConfig} from '../../../../src/generator/config/loadSiteConfig.ts';
import type {ApiModel, MediaContent, Operation} from '../../../../src/generator/reference/model/ApiModel.ts';
import type {Reference} from '../../../../src/generator/reference/pages/Reference.ts';
import {readReference} from '../../../../src/generator/reference/readReference.ts';
import {createClient} from '../../../../src/generator/reference/samples/createClient.ts';
import {createRequest} from '../../../../src/generator/reference/samples/createRequest.ts';
import {typeScriptType} from '../../../../src/generator/reference/types/typeScriptType.ts';
import {placeholdersOf} from '../../../../src/generator/shared/samples/requestUrl.ts';
import {scriptLiteral} from '../../../../src/generator/shared/code/scriptLiteral.ts';
import {writeSamples} from '../../../../src/generator/shared/samples/writeSamples.ts';

const root = new URL('../../../..', import.meta.url).pathname;
// Inside the repository, so that React's types are found; the cache folder is not part of the sources.
const dir = mkdtempSync(path.join(root, 'node_modules/.cache-sample-types-'));
afterAll(() => rmSync(dir, {recursive: true, force: true}));

/** In a request a record may be given by its id, and what the server fills in may be omitted. */
const SENT = `
export type Sent<T> = T extends (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? T extends {readonly id?: string} ? SentFields<T> | {id: string} : SentFields<T>
    : T;
type SentFields<T> = {[Key in keyof T]: Sent<T[Key]>};
`;

/** The return types of hooks, as declared by Redux Toolkit. */
const RESULT = `
type RequestError = {status: number | 'FETCH_ERROR'; data?: unknown} | {message?: string; code?: string};
interface Result<Data> {data?: Data; error?: RequestError; isLoading: boolean}
`;

async function readSite(): Promise<Reference> {
  const {config} = await loadSiteConfig(root);
  const [own] = config?.openapi ?? [];
  if (!config || !own) throw new Error('The site has no OpenAPI document.');
  const {reference} = await readReference(root, own, {site: config, docsRoute: 'docs'});
  if (!reference) throw new Error('The document of the site cannot be read.');
  return reference;
}

function modelsModule({schemas}: ApiModel): string {
  const types = Object.values(schemas).map(({name, schema}) => typeScriptType(name, schema, schemas));
  return `${types.join('\n')}\n${SENT}`;
}

/** The type of a body: a model, a list of models, or anything. */
function typeOf(contents: readonly MediaContent[] = []): string {
  const schema = contents[0]?.schema;
  if (schema?.ref !== undefined) return `models.${schema.ref}`;
  const item = schema?.items?.ref;
  return item === undefined ? 'unknown' : `models.${item}[]`;
}

/** The declaration of the hook of an operation, and the module that the sample imports it from. */
function hookOf(operation: Operation, {config}: Reference): {module: string; code: string} {
  const {rtkQuery} = createClient(operation, config);
  if (!rtkQuery) throw new Error('The site shows samples with RTK Query.');
  const sent = operation.body ? `models.Sent<${typeOf(operation.body.contents)}>` : undefined;
  const names = placeholdersOf(operation.path).map((name) => `${name}: string`);
  const inPath = names.length > 0;
  const argument =
    sent === undefined
      ? inPath
        ? 'string | Record<string, string>'
        : 'void'
      : inPath
        ? `{${names.join('; ')}} & ${sent}`
        : sent;
  const success = operation.responses.find(({status}) => /^2/.test(status));
  const result = `Result<${typeOf(success?.contents)}>`;
  const type =
    operation.method === 'GET'
      ? `(argument: ${argument}) => ${result}`
      : `() => [(argument: ${argument}) => Promise<unknown>, ${result}]`;
  return {module: rtkQuery.module, code: `export declare const ${rtkQuery.name}: ${type};\n`};
}

test('TypeScript samples match the types shown for the models', async () => {
  const reference = await readSite();
  const {model, config} = reference;
  const operations = model.groups.flatMap((group) => group.operations);
  const write = (name: string, code: string) => writeFileSync(path.join(dir, name), code);
  write('models.ts', modelsModule(model));
  const services = new Map<string, string>();
  for (const operation of operations) {
    const {module, code} = hookOf(operation, reference);
    const head = `import type * as models from './models';\n${RESULT}\n`;
    services.set(module, (services.get(module) ?? head) + code);
  }
  const paths = [...services].map(([module, code], index): [string, string[]] => {
    write(`service${index}.ts`, code);
    return [module, [`./service${index}.ts`]];
  });
  for (const operation of operations) {
    const request = createRequest(operation, model);
    const samples = writeSamples(request, createClient(operation, config));
    const [code = '', component = ''] = ['ts', 'rtk'].map(
      (wanted) => samples.find(({value}) => value === wanted)?.code,
    );
    const {body} = request;
    const literal = body?.type === 'json' ? scriptLiteral(body.value, '  ') : undefined;
    if (literal !== undefined) expect(code).toContain(`body: JSON.stringify(${literal}),`);
    const sent = `models.Sent<${typeOf(operation.body?.contents)}>`;
    const check = literal === undefined ? '' : `const sent: ${sent} = ${literal};\nvoid sent;\n`;
    write(
      `${operation.id}.ts`,
      `import type * as models from './models';\n${code}\n${check}export type Used = models.DataObject;\n`,
    );
    write(`${operation.id}Component.tsx`, component);
  }
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...{strict: true, noEmit: true, target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler'},
        ...{
          jsx: 'react-jsx',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: ['react'],
          paths: Object.fromEntries(paths),
        },
      },
      files: readdirSync(dir),
    }),
  );
  expect(operations.length).toBeGreaterThan(400);
  expect(compilerOutput()).toBe('');
});

/** The compiler's output for the folder. */
function compilerOutput(): string {
  try {
    return execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', dir], {
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as {stdout: string}).stdout;
  }
}
