import {expect, test} from 'vitest';
import {createClient} from '../../../src/generator/reference/samples/createClient.ts';
import type {Operation} from '../../../src/generator/reference/model/ApiModel.ts';

test('names of tags are inserted as they are', () => {
  const operation: Operation = {
    id: 'listUS$$',
    method: 'GET',
    path: '/rates',
    group: 'US$$',
    summary: 'List rates',
    deprecated: false,
    security: [],
    servers: [],
    parameters: [],
    responses: [],
    callbacks: [],
    samples: [],
    origin: {file: 'openapi.yaml', pointer: ''},
  };
  const rtkQuery = {module: 'api/{tag}', endpoints: {'list{tag}': 'all {tag}'}};
  expect(createClient(operation, {tokenKey: 'token', rtkQuery}).rtkQuery).toMatchObject({
    module: 'api/US$$',
    endpoint: 'all US$$',
  });
});
