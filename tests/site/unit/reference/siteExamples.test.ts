import {createRequire} from 'node:module';
import {beforeAll, describe, expect, test} from 'vitest';
import {loadSiteConfig} from '../../../../src/generator/config/loadSiteConfig.ts';
import type {ApiModel, MediaContent, Operation} from '../../../../src/generator/reference/model/ApiModel.ts';
import {readReference} from '../../../../src/generator/reference/readReference.ts';
import {contentExample} from '../../../../src/generator/reference/samples/contentExample.ts';
import {createRequest} from '../../../../src/generator/reference/samples/createRequest.ts';

type Json = Record<string, unknown>;
type Direction = 'request' | 'response';

interface ValidationError {
  instancePath: string;
  message?: string;
  data?: unknown;
}

/** The part of Ajv that is used. */
interface Ajv {
  addSchema(schema: Json): unknown;
  compile(schema: Json): ((value: unknown) => boolean) & {errors?: ValidationError[] | null};
}

const requireOfValidator = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
const {Ajv2020}: {Ajv2020: new (options: Json) => Ajv} = requireOfValidator('ajv/dist/2020.js');
const addFormats: {default: (ajv: Ajv) => void} = requireOfValidator('ajv-formats');

const root = new URL('../../../..', import.meta.url).pathname;
const MASK = '<ENCRYPTED_VALUE/>';
const DOCUMENT = 'https://site.example/openapi.json';

let model: ApiModel;
let operations: Operation[];
let bundle: Json;
const validators: Record<Direction, Ajv | undefined> = {request: undefined, response: undefined};

beforeAll(async () => {
  const {config} = await loadSiteConfig(root);
  const [own] = config?.openapi ?? [];
  if (!config || !own) throw new Error('The site has no OpenAPI document.');
  const {reference} = await readReference(root, own, {site: config, docsRoute: 'docs'});
  if (!reference) throw new Error('The document of the site cannot be read.');
  model = reference.model;
  operations = model.groups.flatMap((group) => group.operations);
  bundle = JSON.parse(JSON.stringify(reference.bundle));
  validators.request = createAjv(bundle, 'request');
  validators.response = createAjv(bundle, 'response');
});

/** A validator for the schemas of a bundled document. */
function createAjv(document: Json, direction: Direction): Ajv {
  const validator = new Ajv2020({strict: false, allErrors: true, verbose: true, logger: false});
  addFormats.default(validator);
  validator.addSchema({...closed(document, direction), $id: DOCUMENT});
  return validator;
}

/**
 * The document with models that allow only declared members. Required members may be missing where they are never sent,
 * and a request may refer to a record by id.
 */
function closed(document: Json, direction: Direction): Json {
  const copy = structuredClone(document);
  const {schemas} = copy.components as {schemas: Record<string, Json>};
  for (const schema of Object.values(schemas)) {
    const properties = (schema.properties ?? {}) as Record<string, Json>;
    const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
    if (Array.isArray(schema.required))
      schema.required = schema.required.filter((name: string) => properties[name]?.[hidden] !== true);
    if (direction === 'request') Object.values(properties).forEach(allowReference);
    if (schema.properties) schema.unevaluatedProperties = false;
  }
  // Fields that all records have are declared by a base schema.
  delete schemas.DataObject?.unevaluatedProperties;
  return copy;
}

function allowReference(property: Json): void {
  const target = (property.items ?? property) as Json;
  if (typeof target.$ref !== 'string') return;
  target.anyOf = [{$ref: target.$ref}, REFERENCE];
  delete target.$ref;
}

/** A reference to an existing record in a request. */
const REFERENCE = {
  type: 'object',
  required: ['id'],
  properties: {id: {type: 'string', format: 'uuid'}},
  additionalProperties: false,
};

/** The errors of a value according to a schema of the document; masks are allowed for strings of any form. */
function errorsOf(value: unknown, pointer: string, direction: Direction): string[] {
  const {$ref} = valueAt(bundle, pointer);
  const place = typeof $ref === 'string' ? $ref : `#${pointer}`;
  // Several operations return the same body.
  const key = `${direction} ${place} ${JSON.stringify(value)}`;
  const known = checked.get(key);
  if (known) return known;
  const validate = validators[direction]?.compile({$ref: `${DOCUMENT}${place}`});
  const errors = validate?.(value) === false ? (validate.errors ?? []) : [];
  const texts = errors
    .filter(({data}) => data !== MASK)
    .map(({instancePath, message}) => `${instancePath} ${message}`);
  checked.set(key, texts);
  return texts;
}

const checked = new Map<string, string[]>();

function pointerOf({method, path}: Operation, ...rest: string[]): string {
  const parts = ['paths', path, method.toLowerCase(), ...rest];
  return parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

/**
 * Each value with its operation and the place of its schema, which is in the components if a response refers to one.
 */
function bodiesOf(
  which: (operation: Operation) => [value: unknown, pointer: string][],
): [name: string, value: unknown, pointer: string][] {
  return operations.flatMap((operation) =>
    which(operation).map(([value, pointer]): [string, unknown, string] => [
      `${operation.method} ${operation.path} ${pointer.split('/').slice(4, 6).join(' ')}`,
      value,
      pointer,
    ]),
  );
}

function responseBodies(operation: Operation): [unknown, string][] {
  return operation.responses.flatMap(({status, contents}) =>
    contents.flatMap((content: MediaContent): [unknown, string][] => {
      const example = contentExample(content, model, {direction: 'response', minimal: false});
      const own = pointerOf(operation, 'responses', status);
      const {$ref} = valueAt(bundle, own);
      const place = typeof $ref === 'string' ? $ref.slice(1) : own;
      const type = encodeURIComponent(content.type.replaceAll('/', '~1'));
      return example && content.schema ? [[example.value, `${place}/content/${type}/schema`]] : [];
    }),
  );
}

function valueAt(document: Json, pointer: string): Json {
  const parts = pointer.split('/').slice(1);
  return parts.reduce<Json>(
    (value, part) => value[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')] as Json,
    document,
  );
}

describe('every example matches its schema, without unknown members', () => {
  test('requests', () => {
    const bodies = bodiesOf((operation) => {
      const {body} = createRequest(operation, model);
      const type = encodeURIComponent('application~1json');
      const place = pointerOf(operation, 'requestBody');
      const {$ref} = operation.body ? valueAt(bundle, place) : {};
      const own = typeof $ref === 'string' ? $ref.slice(1) : place;
      return body?.type === 'json' ? [[body.value, `${own}/content/${type}/schema`]] : [];
    });
    expect(bodies.length).toBeGreaterThan(150);
    expect(
      bodies.flatMap(([name, value, pointer]) =>
        errorsOf(value, pointer, 'request').map((text) => `${name} ${text}`),
      ),
    ).toEqual([]);
  });

  test('responses', () => {
    const bodies = bodiesOf(responseBodies);
    expect(bodies.length).toBeGreaterThan(1500);
    expect(
      bodies.flatMap(([name, value, pointer]) =>
        errorsOf(value, pointer, 'response').map((text) => `${name} ${text}`),
      ),
    ).toEqual([]);
  });

  test('invalid examples are found', () => {
    const invoice = '/components/schemas/Invoice';
    expect(errorsOf({amount: '250', paint: 'red'}, invoice, 'response')).toEqual(
      expect.arrayContaining(
        [
          "must have required property 'customerId'",
          '/amount must be number',
          'must NOT have unevaluated properties',
        ].map((text) => expect.stringContaining(text)),
      ),
    );
  });
});

describe('examples agree with each other', () => {
  test('each kind of record has its own id, in paths and bodies', () => {
    const ids = new Map<string, Set<string>>();
    for (const operation of operations) {
      const {path} = createRequest(operation, model);
      const [name, id] = path[0] ?? [];
      if (name !== 'id' || id === undefined) continue;
      const kind = operation.path.split('/')[1] ?? '';
      ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
    }
    expect([...ids].filter(([, own]) => own.size !== 1)).toEqual([]);
    const all = [...ids.values()].flatMap((own) => [...own]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('the lines of an order belong to it and add up', () => {
    const order = responseOf('getSalesOrder') as {
      id: string;
      orderItems: {salesOrderId: string; lineItemAmount: number}[];
      subtotalAmount: number;
      taxAmount: number;
      tariffAmount: number;
      totalAmount: number;
    };
    const sum = order.orderItems.reduce((total, {lineItemAmount}) => total + lineItemAmount, 0);
    expect(order.orderItems.map(({salesOrderId}) => salesOrderId)).toEqual([order.id]);
    expect(order.subtotalAmount).toBe(sum);
    expect(order.totalAmount).toBe(sum + order.taxAmount + order.tariffAmount);
  });

  test('no record is changed before it was created', () => {
    const dated = operations.flatMap((operation) =>
      responseBodies(operation).flatMap(([value]) => {
        const record = (Array.isArray(value) ? value[0] : value) as Record<string, string>;
        const {createdDate = '', lastModifiedDate = ''} = record;
        return createdDate && lastModifiedDate ? [{id: operation.id, createdDate, lastModifiedDate}] : [];
      }),
    );
    expect(dated.length).toBeGreaterThan(0);
    expect(dated.filter((record) => record.createdDate > record.lastModifiedDate)).toEqual([]);
  });

  test('responses hide what is encrypted and leave out what is never sent', () => {
    const text = JSON.stringify(operations.filter(({id}) => id !== 'postLogin').map(responseBodies));
    expect(text).not.toMatch(/keyHash|lastAccessed|made-up|correct-horse/);
    expect(text).toContain(`"apiKey":"${MASK}"`);
  });

  test('a workflow is updated with its tasks and the version that was read', () => {
    const update = operations.find(({id}) => id === 'updateWorkflow');
    const {body} = update ? createRequest(update, model) : {};
    expect(body).toMatchObject({
      value: {name: expect.any(String), version: 7, tasks: [{id: expect.any(String)}]},
    });
  });

  test.each(['postPaymentTransaction', 'postUsageTransaction'])('%s sends an idempotency key', (id) => {
    const operation = operations.find((one) => one.id === id);
    const {body} = operation ? createRequest(operation, model) : {};
    expect(body).toMatchObject({value: {idempotencyKey: expect.any(String)}});
  });
});

function responseOf(id: string): unknown {
  const operation = operations.find((one) => one.id === id);
  const [[value] = []] = operation ? responseBodies(operation) : [];
  return value;
}
