import {Validator} from '@seriousme/openapi-schema-validator';
import {describe, expect, test} from 'vitest';
import {schemaTo30} from '../../../src/generator/reference/download/schemaTo30.ts';
import {toOpenApi30} from '../../../src/generator/reference/download/toOpenApi30.ts';
import {readTestReference} from './readTestReference.ts';

describe('converting an OpenAPI 3.1 schema to 3.0', () => {
  test.each([
    ['a plain reference', {$ref: '#/a'}, {$ref: '#/a'}],
    [
      'a reference with a description',
      {$ref: '#/a', description: 'It.'},
      {description: 'It.', allOf: [{$ref: '#/a'}]},
    ],
    ['a type or null', {type: ['string', 'null']}, {type: 'string', nullable: true}],
    [
      'values or null',
      {type: ['string', 'null'], enum: ['a']},
      {type: 'string', nullable: true, enum: ['a', null]},
    ],
    [
      'several types',
      {type: ['string', 'array'], items: {type: 'integer'}},
      {anyOf: [{type: 'string'}, {type: 'array', items: {type: 'integer'}}]},
    ],
    ['a model or null', {anyOf: [{$ref: '#/a'}, {type: 'null'}]}, {nullable: true, allOf: [{$ref: '#/a'}]}],
    [
      'variants or null',
      {oneOf: [{$ref: '#/a'}, {$ref: '#/b'}, {type: 'null'}]},
      {nullable: true, oneOf: [{$ref: '#/a'}, {$ref: '#/b'}]},
    ],
    ['a constant', {const: 'on'}, {enum: ['on']}],
    ['examples', {type: 'string', examples: ['a', 'b']}, {type: 'string', example: 'a'}],
    [
      'exclusive bounds',
      {type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9},
      {type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true},
    ],
    ['bytes in Base64', {type: 'string', contentEncoding: 'base64'}, {type: 'string', format: 'byte'}],
    ['a file', {type: 'string', contentMediaType: 'image/png'}, {type: 'string', format: 'binary'}],
    ['raw bytes', {type: 'string', contentEncoding: 'binary'}, {type: 'string', format: 'binary'}],
    ['a string with a media type', {type: 'string', contentMediaType: 'application/json'}, {type: 'string'}],
    [
      'property names by pattern',
      {type: 'object', patternProperties: {'^x': {type: 'string'}}},
      {type: 'object', additionalProperties: {type: 'string'}},
    ],
    [
      'a tuple',
      {type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}]},
      {type: 'array', items: {anyOf: [{type: 'string'}, {type: 'integer'}]}},
    ],
    ['an array of any items', {type: 'array'}, {type: 'array', items: {}}],
    ['boolean schemas', {properties: {a: true, b: false}}, {properties: {a: {}, b: {not: {}}}}],
    [
      'keywords unknown to 3.0',
      {type: 'object', propertyNames: {maxLength: 3}, $comment: 'x', 'x-own': 1},
      {type: 'object', 'x-own': 1},
    ],
  ])('%s', (_, given, expected) => {
    expect(schemaTo30(given)).toEqual(expected);
  });
});

test('a document is converted to valid OpenAPI 3.0 without being modified', async () => {
  const document = {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {title: 'Shop', version: '1', summary: 'Sells.', license: {name: 'MIT', identifier: 'MIT'}},
    webhooks: {sold: {post: {responses: {200: {description: 'Noted.'}}}}},
    paths: {
      '/pets': {$ref: '#/components/pathItems/Pets'},
      '/file': {post: {requestBody: {content: {'application/octet-stream': {}}}}},
    },
    components: {
      pathItems: {
        Pets: {
          get: {
            parameters: [{$ref: '#/components/parameters/Page', description: 'Which page.'}],
            responses: {200: {description: 'Pets.', content: {'application/json': {schema: true}}}},
          },
        },
      },
      parameters: {Page: {name: 'page', in: 'query', schema: {type: ['integer', 'null'], examples: [1]}}},
    },
  };
  const before = structuredClone(document);
  const converted = toOpenApi30(document);
  expect(document).toEqual(before);
  expect(await new Validator().validate(structuredClone(converted))).toMatchObject({valid: true});
  expect(converted).toMatchObject({
    openapi: '3.0.3',
    info: {license: {name: 'MIT', url: 'https://spdx.org/licenses/MIT.html'}},
    paths: {'/pets': {get: {parameters: [{$ref: '#/components/parameters/Page'}]}}},
  });
  expect(converted).not.toHaveProperty('webhooks');
});

test('what OpenAPI 3.2 has in another form is converted, and what 3.0 cannot express is left out', async () => {
  const whole = {name: 'q', in: 'querystring', content: {'text/plain': {schema: {type: 'string'}}}};
  const converted = toOpenApi30({
    openapi: '3.2.0',
    $self: 'https://example.com/api',
    info: {title: 'Shop', version: '1'},
    servers: [{url: '/', name: 'main'}],
    tags: [
      {name: 'pets', summary: 'Our pets', kind: 'nav'},
      {name: 'cats', parent: 'pets'},
    ],
    paths: {
      '/pets': {
        additionalOperations: {COPY: {responses: {}}},
        query: {responses: {}},
        get: {
          tags: ['cats'],
          parameters: [
            whole,
            {$ref: '#/components/parameters/Query'},
            {name: 'c', in: 'cookie', style: 'cookie', schema: {}},
          ],
          responses: {
            200: {
              summary: 'Pets.',
              content: {
                'application/json': {$ref: '#/components/mediaTypes/Pets'},
                'text/event-stream': {itemSchema: {type: 'object'}},
              },
            },
          },
        },
      },
    },
    components: {
      parameters: {Query: whole},
      mediaTypes: {Pets: {schema: {$ref: '#/components/schemas/Pet'}, examples: {a: {dataValue: {id: 1}}}}},
      schemas: {
        Pet: {
          type: 'object',
          properties: {id: {type: 'integer', xml: {nodeType: 'attribute'}}},
          oneOf: [{type: 'object'}],
          discriminator: {propertyName: 'id', defaultMapping: 'Pet'},
        },
      },
      securitySchemes: {
        tv: {
          type: 'oauth2',
          deprecated: true,
          oauth2MetadataUrl: 'https://id.example',
          flows: {
            deviceAuthorization: {
              deviceAuthorizationUrl: 'https://id.example',
              tokenUrl: 'https://id.example',
              scopes: {},
            },
            clientCredentials: {tokenUrl: 'https://id.example', scopes: {}},
          },
        },
      },
    },
  });
  expect(await new Validator().validate(structuredClone(converted))).toMatchObject({valid: true});
  expect(converted).toEqual({
    openapi: '3.0.3',
    info: {title: 'Shop', version: '1'},
    servers: [{url: '/'}],
    tags: [{name: 'pets', 'x-displayName': 'Our pets'}, {name: 'cats'}],
    paths: {
      '/pets': {
        get: {
          tags: ['cats'],
          parameters: [{name: 'c', in: 'cookie', schema: {}}],
          responses: {
            200: {
              description: 'Pets.',
              content: {
                'application/json': {
                  schema: {$ref: '#/components/schemas/Pet'},
                  examples: {a: {value: {id: 1}}},
                },
                'text/event-stream': {schema: {type: 'string'}},
              },
            },
          },
        },
      },
    },
    components: {
      parameters: {},
      schemas: {
        Pet: {
          type: 'object',
          properties: {id: {type: 'integer', xml: {attribute: true}}},
          oneOf: [{type: 'object'}],
          discriminator: {propertyName: 'id'},
        },
      },
      securitySchemes: {
        tv: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://id.example', scopes: {}}}},
      },
    },
  });
});

test('an operation in another file is read in place', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml':
      'openapi: 3.0.3\ninfo: {title: Shop, version: "1"}\npaths: {/pets: {get: {$ref: pets.yaml#/list}}}\n',
    'pets.yaml':
      'list: {operationId: listPets, summary: List, responses: {"200": {$ref: "#/found"}}}\nfound: {description: Pets.}\n',
  });
  expect(problems).toEqual([]);
  const [group] = reference?.model.groups ?? [];
  expect(group?.operations).toMatchObject([{id: 'listPets', responses: [{description: 'Pets.'}]}]);
});

test('the certificate of a client, which OpenAPI 3.0 does not know, is no longer required', async () => {
  const converted = toOpenApi30({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    security: [{certificate: [], token: []}],
    paths: {'/a': {get: {security: [{certificate: []}], responses: {200: {description: 'A.'}}}}},
    components: {
      securitySchemes: {certificate: {type: 'mutualTLS'}, token: {type: 'http', scheme: 'bearer'}},
    },
  });
  expect(await new Validator().validate(structuredClone(converted))).toMatchObject({valid: true});
  expect(converted).toMatchObject({security: [{token: []}], paths: {'/a': {get: {security: [{}]}}}});
});
