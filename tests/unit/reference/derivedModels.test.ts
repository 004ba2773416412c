// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {head, renderTestReference} from './readTestReference.ts';
import {text} from './shop.ts';

const models = (count: number) =>
  Array.from(
    {length: count},
    (_, index) => `    Kind${index}: {allOf: [{$ref: '#/components/schemas/Pet'}]}\n`,
  ).join('');

const document = (more = '') => `${head}paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      responses:
        '200': {description: They, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      discriminator: {propertyName: kind, mapping: {dog: '#/components/schemas/Dog', cat: Cat}}
      properties: {kind: {type: string}, name: {type: string, example: Rex}}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}}}]}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Puppy: {allOf: [{$ref: '#/components/schemas/Dog'}]}
${more}`;

test('a model with a discriminator lists the models built on it, with the values that identify them', async () => {
  const {compile, render} = await renderTestReference({'openapi.yaml': document()});
  const items = ['Dog when kind is dog', 'Cat when kind is cat', 'Puppy when kind is Puppy'];
  const listOf = (id: string) => [...render(id).querySelectorAll('ul.variants > li')].map(text);
  expect(listOf('models/Pet')).toEqual(items);
  expect(listOf('api/Pets')).toEqual(items);
  expect(compile('models/Pet').text.markdown).toContain(
    '- [Dog](/v1/docs/models/Dog) when `kind` is `dog`\n',
  );
  expect(compile('api/Pets').text.markdown).toContain('"kind": "dog",\n    "name": "Rex"');
  expect(listOf('models/Cat')).toEqual([]);
  expect(compile('models/Cat').text.markdown).toContain('"kind": "cat"');
});

test('many models built on one are collapsed', async () => {
  const {compile, render} = await renderTestReference({'openapi.yaml': document(models(12))});
  expect(text(render('models/Pet').querySelector('details > summary'))).toBe('One of these');
  expect(render('models/Pet').querySelectorAll('details > ul.variants > li')).toHaveLength(15);
  expect(compile('models/Pet').text.markdown).toContain('One of these:\n\n- [Dog]');
});
