import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Validator} from '@seriousme/openapi-schema-validator';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadSiteConfig} from '../../../../src/generator/config/loadSiteConfig.ts';
import {toOpenApi30} from '../../../../src/generator/reference/download/toOpenApi30.ts';
import {readReference} from '../../../../src/generator/reference/readReference.ts';

/** The part of Ajv that is used: OpenAPI 3.1's schema leaves the content of schemas to JSON Schema's. */
interface JsonSchemaValidator {
  validateSchema(schema: unknown): boolean;
  errors?: {instancePath: string; message?: string}[] | null;
}

type Json = Record<string, unknown>;

const root = new URL('../../../..', import.meta.url).pathname;
const folder = path.join(root, 'docs/_openapi');
// The validator's own copy.
const {Ajv2020}: {Ajv2020: new (options: Json) => JsonSchemaValidator} = createRequire(
  import.meta.resolve('@seriousme/openapi-schema-validator'),
)('ajv/dist/2020.js');

/** The errors of a document according to the schema of its OpenAPI version. */
async function errorsOf(document: Json): Promise<unknown[]> {
  const {errors = []} = await new Validator().validate(document);
  return typeof errors === 'string'
    ? [errors]
    : errors.map(({instancePath, message}) => `${instancePath} ${message}`);
}

/** The errors of schemas according to JSON Schema 2020-12, by name. */
function schemaErrorsOf(schemas: Json): string[] {
  const validator = new Ajv2020({strict: false, validateFormats: false, logger: false});
  return Object.entries(schemas).flatMap(([name, schema]) =>
    validator.validateSchema(schema)
      ? []
      : (validator.errors ?? []).map(({instancePath, message}) => `${name}${instancePath} ${message}`),
  );
}

/**
 * A file of the split document as a separate document, with its entries in their place. The validator only follows
 * references within a document, so those to other files point to a stand-in; another test finds references that do not
 * resolve.
 */
function asDocument(file: string, place?: 'pathItems' | 'schemas'): Json {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const entries: Json = parse(text, (key, value) =>
    key === '$ref' && typeof value === 'string' ? localReference(value, place) : value,
  );
  const document = place === undefined ? entries : {...head, components: {[place]: entries}};
  return {...document, 'x-elsewhere': {}};
}

function localReference(reference: string, place: string | undefined): string {
  if (!reference.startsWith('#')) return '#/x-elsewhere';
  return place === undefined ? reference : `#/components/${place}${reference.slice(1)}`;
}

/** References with siblings, which OpenAPI 3.0 would ignore. */
function referencesBesideOthers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const found = entries.flatMap(([key, child]) => referencesBesideOthers(child, `${pointer}/${key}`));
  return '$ref' in value && typeof value.$ref === 'string' && entries.length > 1
    ? [pointer, ...found]
    : found;
}

const head = {openapi: '3.1.0', info: {title: 'Part', version: '1'}};

let bundle: Json;

beforeAll(async () => {
  const {config} = await loadSiteConfig(root);
  const [own] = config?.openapi ?? [];
  if (!config || !own) throw new Error('The site has no OpenAPI document.');
  const {reference} = await readReference(root, own, {site: config, docsRoute: 'docs'});
  bundle = JSON.parse(JSON.stringify(reference?.bundle));
});

describe('the document of this site', () => {
  test('is valid OpenAPI 3.1 in one piece, as it can be downloaded', async () => {
    expect(bundle.openapi).toMatch(/^3\.1\./);
    expect(await errorsOf(bundle)).toEqual([]);
  });

  test('is valid OpenAPI 3.0 in the form for older tools', async () => {
    const document = toOpenApi30(bundle);
    expect(document.openapi).toBe('3.0.3');
    expect(await errorsOf(document)).toEqual([]);
    expect(referencesBesideOthers(document)).toEqual([]);
  });

  test('has schemas that are valid JSON Schema', () => {
    const {schemas} = bundle.components as {schemas: Json};
    expect(Object.keys(schemas).length).toBeGreaterThan(100);
    expect(schemaErrorsOf(schemas)).toEqual([]);
  });

  test('is valid in its root file', async () => {
    expect(await errorsOf(asDocument('openapi.yaml'))).toEqual([]);
  });

  test.each(readdirSync(path.join(folder, 'paths')))('is valid in paths/%s', async (file) => {
    expect(await errorsOf(asDocument(`paths/${file}`, 'pathItems'))).toEqual([]);
  });

  test.each(readdirSync(path.join(folder, 'schemas')))('is valid in schemas/%s', async (file) => {
    expect(await errorsOf(asDocument(`schemas/${file}`, 'schemas'))).toEqual([]);
  });
});

describe('mistakes are found', () => {
  test('a response without a description', async () => {
    const paths = {'/a': {get: {responses: {'200': {}}}}};
    expect(await errorsOf({...head, paths})).toContain(
      "/paths/~1a/get/responses/200 must have required property 'description'",
    );
  });

  test('a type that JSON Schema does not know', () => {
    expect(schemaErrorsOf({A: {properties: {b: {type: 'text'}}}})[0]).toMatch(/^A\/properties\/b\/type /);
  });
});
