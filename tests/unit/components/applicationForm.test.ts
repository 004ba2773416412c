import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {applicationSchema} from '../../../src/components/ApplicationForm/applicationSchema.ts';
import type {EntitySchema} from '../../../src/components/ApplicationForm/EntitySchema.ts';
import {changedValues, validate} from '../../../src/components/ApplicationForm/validate.ts';
import {repositoryDir} from '../../support/runScript.ts';

interface OpenApiProperty {
  type?: string;
  format?: string;
  enum?: string[];
  description?: string;
  items?: {$ref: string};
  $ref?: string;
}

/** Properties of Application in the site's OpenAPI document, with references by entity name. */
function documentedProperties(): Record<string, Record<string, unknown>> {
  const file = path.join(repositoryDir, 'docs/_openapi/schemas/build-hosting.yaml');
  const schemas: Record<string, {properties: Record<string, OpenApiProperty>}> = parse(
    readFileSync(file, 'utf8'),
  );
  const entries = Object.entries(schemas.Application?.properties ?? {}).map(([name, property]) => {
    const target = (property.$ref ?? property.items?.$ref)?.split('/').at(-1);
    return [
      name,
      {
        type: property.type ?? 'object',
        description: property.description,
        ...(property.enum && {enum: property.enum}),
        ...(property.format && {format: property.format}),
        ...(target && {ref: target}),
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}

test('the form has the fields of Application in the OpenAPI document', () => {
  const own = Object.entries(applicationSchema.properties).map(([name, {multiline: _, ...property}]) => [
    name,
    property,
  ]);
  expect(Object.fromEntries(own)).toEqual(documentedProperties());
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
  ])('$values is wrong in $faulty', ({values, faulty}) => {
    expect(Object.keys(validate(schema, values))).toEqual(faulty);
  });
});

test('an update sends what changed, also when a field was emptied or a reference was added', () => {
  const stored = {name: 'A', type: 'agent', contentMedia: [{id: '1'}]};
  const values = {name: 'A', type: undefined, contentMedia: [{id: '1'}, {id: '2'}]};
  expect(changedValues(stored, values)).toEqual({type: undefined, contentMedia: [{id: '1'}, {id: '2'}]});
});
