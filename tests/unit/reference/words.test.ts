// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {head, renderTestReference} from './readTestReference.ts';

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

test('pages of an OpenAPI document have the language’s messages, and the document’s names and anchors', async () => {
  const german = await renderTestReference({'openapi.yaml': DOCUMENT}, {}, 'de');
  const english = await renderTestReference({'openapi.yaml': DOCUMENT});
  const idOf = (kind: string) => english.reference.pages.find((page) => page.kind === kind)?.id ?? '';
  const [api, model] = [
    idOf('api'),
    german.reference.pages.find((page) => page.kind === 'model' && page.name === 'Pet')?.id ?? '',
  ];

  const {text, anchors} = german.compile(api);
  for (const words of ['### Anfrage-Body erforderlich', '### Antworten', '| Status | Bedeutung | Body |'])
    expect(text.markdown).toContain(words);
  expect(text.markdown).toContain('Save a pet');
  expect(anchors).toEqual(english.compile(api).anchors);

  const {text: page, toc, body} = german.compile(model);
  expect(toc.map(({html}) => html)).toEqual(['Felder', 'Code', 'Verwendet von', 'Enthält', 'Beziehungen']);
  expect(page.markdown).not.toMatch(/\b(?:Fields|Used by|Contains|Description)\b/);
  // The class is used by the style sheet.
  expect(body).toMatchObject({
    html: expect.stringContaining('<span class="mark mark-required">erforderlich</span>'),
  });
});

const LIMITS = `${head}paths: {}
components:
  schemas:
    Tag: {type: object, properties: {id: {type: string}}}
    Thing:
      type: object
      properties:
        name: {type: string, minLength: 1, maxLength: 1000, default: none}
        code: {type: string, minLength: 1, pattern: '^[a-z]+$'}
        size: {type: integer, minimum: 1, maximum: 5}
        tags: {type: array, minItems: 2, items: {$ref: '#/components/schemas/Tag'}}
        map: {type: object, additionalProperties: {type: [integer, 'null']}}
        either: {oneOf: [{type: string}, {$ref: '#/components/schemas/Tag'}]}
`;

test.each([
  [
    'en',
    [
      '1 to 1000 characters, default `none`',
      'at least 1 character, matches',
      '(1 to 5)',
      '(at least 2 items)',
    ],
    ['array of [Tag]', 'map of integer or null', 'one of string, [Tag]'],
  ],
  [
    'de',
    [
      '1 bis 1000 Zeichen, Standardwert `none`',
      'mindestens 1 Zeichen, entspricht',
      '(1 bis 5)',
      '2 Elemente',
    ],
    ['Array von [Tag]', 'Abbildung auf integer oder null', 'eines von string, [Tag]'],
  ],
  [
    'ja',
    ['1～1000 文字、既定値 `none`', '1 文字以上、`^[a-z]+$` に一致', '(1～5)', '(2 個の要素以上)'],
    [
      '[Tag](/v1/docs/models/Tag) の配列',
      'integer または null のマップ',
      '[Tag](/v1/docs/models/Tag) のいずれか',
    ],
  ],
  ['zh-Hans', ['1 到 1000 个字符，默认值 `none`'], ['[Tag]', 'integer 或 null']],
  [
    'ko',
    ['기본값 `none`', '최소 1자, `^[a-z]+$` 패턴과 일치', '(1\\~5)', '(최소 2개 항목)'],
    ['[Tag](/v1/docs/models/Tag) 배열', 'integer 또는 null 맵', '[Tag](/v1/docs/models/Tag) 중 하나'],
  ],
  [
    'ar',
    ['من 1 إلى 1000 حرف', 'حرف واحد على الأقل', 'عنصران على الأقل'],
    ['مصفوفة من [Tag]', 'خريطة من integer أو null', 'واحد من string, [Tag]'],
  ],
  [
    'pl',
    ['1…1000 znaków, domyślnie `none`', 'co najmniej 1 znak, pasuje do', '(1…5)', 'co najmniej 2 elementy'],
    ['tablica ([Tag]', 'mapa (integer lub null)', 'jeden z typów: string, [Tag]'],
  ],
  [
    'tr',
    ['1 ile 1000 karakter arası, varsayılan `none`', 'en az 1 karakter', '(1 ile 5 arası)', 'en az 2 öğe'],
    ['[Tag](/v1/docs/models/Tag) dizisi', 'integer veya null eşlemesi', 'şunlardan biri: string, [Tag]'],
  ],
])('limits and types are described in %s', async (locale, limits, types) => {
  const {reference, compile} = await renderTestReference({'openapi.yaml': LIMITS}, {}, locale);
  const page = reference.pages.find((one) => one.kind === 'model' && one.name === 'Thing')?.id ?? '';
  const {text, body} = compile(page);
  for (const words of [...limits, ...types]) expect(text.markdown).toContain(words);
  const html = new DOMParser().parseFromString(body.type === 'html' ? body.html : '', 'text/html');
  const [plainLimit = ''] = limits;
  expect(html.body.textContent.toLowerCase()).toContain(plainLimit.replaceAll('`', '').toLowerCase());
  const plain = text.sections.map((section) => section.text).join('\n');
  expect(plain).toContain(types[1]);
});

test('generated pages have titles and descriptions in the language of the site', async () => {
  const schemas = Array.from({length: 21}, (_, index) => `    M${index}: {type: object}\n`).join('');
  const {reference} = await renderTestReference(
    {'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n${schemas}`},
    {},
    'fr',
  );
  const map = reference.pages.find(({kind}) => kind === 'modelMap');
  expect(map).toMatchObject({id: 'models/map', title: 'Carte des modèles', label: 'Carte des modèles'});
  const index = reference.pages.find(({kind}) => kind === 'modelIndex');
  expect(index).toMatchObject({title: 'Modèles de données', label: 'Modèles de données'});
  const about = reference.pages.map(({description}) => description);
  expect(about).toContain('Champs, exemples et utilisations du modèle M1.');
  expect(about.join(' ')).not.toMatch(/\b(?:data model|Fields|used)\b/);
});
