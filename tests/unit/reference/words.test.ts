import {expect, test} from 'vitest';
import {renderTestReference} from './readTestReference.ts';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: {type: string, description: What it is called.}
        owner: {$ref: '#/components/schemas/Owner'}
    Owner:
      type: object
      properties:
        age: {type: integer, readOnly: true}
paths:
  /pets/{id}:
    put:
      tags: [pets]
      operationId: savePet
      summary: Save a pet
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      requestBody:
        required: true
        content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
      responses:
        '204': {description: Saved.}
`;

test('pages of an OpenAPI document have the words of the language, and names and anchors of the document', async () => {
  const german = await renderTestReference({'openapi.yaml': DOCUMENT}, {}, 'de');
  const english = await renderTestReference({'openapi.yaml': DOCUMENT});
  const idOf = (kind: string) => english.reference.pages.find((page) => page.kind === kind)?.id ?? '';
  const [api, model] = [
    idOf('api'),
    german.reference.pages.find((page) => page.kind === 'model' && page.name === 'Pet')?.id ?? '',
  ];

  const {text, anchors} = german.compile(api);
  for (const words of ['### Anfragetext erforderlich', '### Antworten', '| Status | Bedeutung | Inhalt |'])
    expect(text.markdown).toContain(words);
  expect(text.markdown).toContain('Save a pet');
  expect(anchors).toEqual(english.compile(api).anchors);

  const {text: page, toc, body} = german.compile(model);
  expect(toc.map(({html}) => html)).toEqual(['Felder', 'Code', 'Verwendet von', 'Enthält', 'Beziehungen']);
  expect(page.markdown).not.toMatch(/\b(?:Fields|Used by|Contains|Description)\b/);
  // The class is for the style sheet.
  expect(body).toMatchObject({
    html: expect.stringContaining('<span class="mark mark-required">erforderlich</span>'),
  });
});
