import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import type {EntitySchema} from '../../../../src/components/ApplicationForm/EntitySchema.ts';
import {
  type OpenApiSchema,
  toEntitySchema,
} from '../../../../src/components/ApplicationForm/toEntitySchema.ts';
import {changedValues, validate} from '../../../../src/components/ApplicationForm/validate.ts';
import {repositoryDir} from '../../../support/runScript.ts';

/** The schemas of a file of the site's OpenAPI document. */
function documentedSchemas(name: string): Record<string, OpenApiSchema> {
  return parse(readFileSync(path.join(repositoryDir, `docs/_openapi/schemas/${name}.yaml`), 'utf8'));
}

test('the form of Application has a field for each of its own properties, with kind, values and references', () => {
  const {Application = {}} = documentedSchemas('build-hosting');
  const {title, properties} = toEntitySchema('Application', Application);
  expect(title).toBe('Application');
  expect(Object.keys(properties)).toEqual(Object.keys(Application.properties ?? {}));
  expect(properties).toMatchObject({
    name: {type: 'string', description: 'Name of the application.'},
    isTemplate: {type: 'boolean'},
    status: {type: 'string', enum: ['ready', 'deployed', 'staging', 'error', 'disabled']},
    entrypointUrl: {type: 'string', format: 'url'},
    contentMedia: {type: 'array', ref: 'ContentMediaLink'},
    openAPISpec: {type: 'object', ref: 'OasOpenAPISpec'},
  });
});

test('the form has the schema’s limits and required fields, and unsupported kinds are reported', () => {
  const schema = {
    required: ['code'],
    properties: {code: {type: 'string', maxLength: 4, pattern: '^[A-Z]+$'}},
  };
  expect(toEntitySchema('Coupon', schema)).toEqual({
    title: 'Coupon',
    required: ['code'],
    properties: {code: {type: 'string', description: '', maxLength: 4, pattern: '^[A-Z]+$'}},
  });
  expect(() => toEntitySchema('Coupon', {properties: {uses: {type: 'integer'}}})).toThrow(
    'no control for "uses" of type integer',
  );
});

describe('validate', () => {
  const schema: EntitySchema = {
    title: 'Sample',
    required: ['name'],
    properties: {
      name: {type: 'string', description: '', minLength: 2, maxLength: 4, pattern: '^[a-z]+$'},
      kind: {type: 'string', description: '', enum: ['one', 'two']},
      home: {type: 'string', description: '', format: 'url'},
    },
  };

  test.each([
    {values: {}, faulty: ['name']},
    {values: {name: ''}, faulty: ['name']},
    {values: {name: 'a'}, faulty: ['name']},
    {values: {name: 'abcde'}, faulty: ['name']},
    {values: {name: 'AB'}, faulty: ['name']},
    {values: {name: 'ab', kind: 'three', home: 'example'}, faulty: ['kind', 'home']},
    {values: {name: 'ab', kind: 'two', home: 'https://example.com'}, faulty: []},
    {values: {name: 'ab', home: ''}, faulty: []},
  ])('$values is invalid in $faulty', ({values, faulty}) => {
    expect(Object.keys(validate(schema, values))).toEqual(faulty);
  });
});

test('an update sends changed fields, including emptied ones and added references', () => {
  const stored = {name: 'A', type: 'agent', contentMedia: [{id: '1'}]};
  const values = {name: 'A', type: undefined, contentMedia: [{id: '1'}, {id: '2'}]};
  expect(changedValues(stored, values)).toEqual({type: undefined, contentMedia: [{id: '1'}, {id: '2'}]});
});
