import path from 'node:path';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {writeYaml} from '../../../src/generator/reference/source/writeYaml.ts';
import {readReference} from '../../../src/generator/reference/readReference.ts';
import {messagesOf} from '../../../src/generator/shared/messages/messagesOf.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {head, readTestReference, referenceConfig} from './readTestReference.ts';

const files = {
  'api/openapi.yaml': `${head}paths:
  /orders: {$ref: './paths/orders.yaml#/Orders'}
components:
  schemas:
    Order: {$ref: './schemas/order.yaml#/Order'}
`,
  'api/paths/orders.yaml': `Orders:
  post:
    operationId: createOrder
    requestBody:
      content: {application/json: {schema: {$ref: '../schemas/order.yaml#/Order'}}}
    responses: {'201': {description: Made, content: {application/json: {schema: {$ref: '../openapi.yaml#/components/schemas/Order'}}}}}
`,
  'api/schemas/order.yaml': `Order:
  type: object
  properties:
    lines: {type: array, items: {$ref: '#/Line'}}
    note: {type: object, example: {$ref: not a reference}}
Line:
  type: object
  properties:
    order: {$ref: '#/Order', description: The order it is part of}
    $ref: {type: string, description: A field with the name of a keyword}
`,
};

test('bundles split files: every reference points to a component, and nothing is inlined', async () => {
  const {reference, problems} = await readTestReference(files, {path: 'api/openapi.yaml'});
  expect(problems).toEqual([]);
  const order = {$ref: '#/components/schemas/Order'};
  expect(reference?.bundle).toEqual({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: {
      '/orders': {
        post: {
          operationId: 'createOrder',
          requestBody: {content: {'application/json': {schema: order}}},
          responses: {'201': {description: 'Made', content: {'application/json': {schema: order}}}},
        },
      },
    },
    components: {
      schemas: {
        Order: {
          type: 'object',
          properties: {
            lines: {type: 'array', items: {$ref: '#/components/schemas/Line'}},
            note: {type: 'object', example: {$ref: 'not a reference'}},
          },
        },
        Line: {
          type: 'object',
          properties: {
            order: {...order, description: 'The order it is part of'},
            $ref: {type: 'string', description: 'A field with the name of a keyword'},
          },
        },
      },
    },
  });
  expect(parse(writeYaml(reference?.bundle, {}))).toEqual(reference?.bundle);
});

test('finds a component by all its names: aliases, discriminator mappings, and names already in use', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Pet: {$ref: './pets.yaml#/Animal'}
    Cat: {type: object, properties: {friend: {$ref: './pets.yaml#/Cat'}, kitten: {$ref: './pets.yaml#/parts/Kitten'}}}
`,
    'pets.yaml': `Animal:
  oneOf: [{$ref: '#/Cat'}, {$ref: './openapi.yaml#/components/schemas/Cat'}]
  discriminator: {propertyName: kind, mapping: {cat: '#/Cat', own: Cat, self: './pets.yaml#/Animal'}}
Cat: {$ref: '#/parts/Cat'}
parts: {Cat: {type: object}, Kitten: {type: object}}
`,
  });
  expect(problems).toEqual([]);
  const to = (name: string) => ({$ref: `#/components/schemas/${name}`});
  expect(reference?.bundle.components).toEqual({
    schemas: {
      Pet: {
        oneOf: [to('parts_Cat'), to('Cat')],
        discriminator: {
          propertyName: 'kind',
          mapping: {cat: to('parts_Cat').$ref, own: 'Cat', self: to('Pet').$ref},
        },
      },
      Cat: {type: 'object', properties: {friend: to('parts_Cat'), kitten: to('parts_Kitten')}},
      parts_Cat: {type: 'object'},
      parts_Kitten: {type: 'object'},
    },
  });
  // Components that the author did not name have no page.
  expect(reference?.pages.map(({id}) => id)).toEqual(['models/index', 'models/Cat', 'models/Pet']);
});

test('follows pointers that lead through references, as some bundlers write them', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Page: {type: object, properties: {orders: {type: array, items: {$ref: '#/components/schemas/Order'}}}}
    Order: {type: object, properties: {line: {$ref: './order.yaml#/Line'}}}
    Price: {$ref: '#/components/schemas/Page/properties/orders/items/properties/line/properties/price'}
    Lost: {type: object, properties: {lost: {$ref: '#/components/schemas/Lost/properties/lost/properties/a'}}}
`,
    'order.yaml': 'Line: {type: object, properties: {price: {type: integer}}}\n',
  });
  expect(reference?.bundle.components).toMatchObject({
    schemas: {Price: {$ref: '#/components/schemas/Line_price'}},
  });
  expect(problems.map(({message}) => message)).toEqual([
    'The reference `#/components/schemas/Lost/properties/lost/properties/a` does not resolve.',
  ]);
});

test('writes YAML equal to the data, whatever strings it contains', () => {
  const texts = [
    '',
    ' a',
    'a ',
    'no',
    'null',
    '1',
    '1.5e3',
    '- a',
    'a: b',
    'a #b',
    '#',
    "'",
    '"',
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`',
    '|',
    '>',
    'two\nlines',
    'two\n\n  lines\n',
    '\nfirst',
    'tab\tin',
    'end \nspace',
    'é ✓ 😀',
    '\u0007',
    '---',
    '...',
    '~',
    '=',
    '<<',
    '2024-01-01',
    'a\r\nb',
    'x\n\n',
  ];
  const data = {
    texts,
    keys: Object.fromEntries(texts.map((text, index) => [text, index])),
    nested: [[1, [2, []]], {a: {}, b: [{c: [{d: null}], e: 'x\ny'}]}, [], {}],
    values: [true, false, null, 0, -1.5, 1e21],
  };
  expect(parse(writeYaml(data, {}))).toEqual(data);
});

test('resolves names of anchors, in the document and in other files', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Tree:
      $dynamicAnchor: node
      properties:
        children: {type: array, items: {$dynamicRef: '#node'}}
        label: {$ref: '#label', description: Its name}
        owner: {$dynamicRef: 'people.yaml#person'}
      $defs: {text: {$anchor: label, type: string}}
`,
    'people.yaml': 'Person: {$anchor: person, type: object}\n',
  });
  expect(problems).toEqual([]);
  expect(reference?.bundle.components).toMatchObject({
    schemas: {
      Tree: {
        properties: {
          children: {items: {$ref: '#/components/schemas/Tree'}},
          label: {$ref: '#/components/schemas/Tree/$defs/text', description: 'Its name'},
          owner: {$ref: '#/components/schemas/Person'},
        },
      },
      Person: {type: 'object'},
    },
  });
});

test('a schema that refers to the one around it means the component', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Filter: {type: object, properties: {all: {type: array, items: {oneOf: [{type: string}, {$recursiveRef: '#'}]}}}}
    Tree: {$dynamicAnchor: node, type: object, properties: {children: {type: array, items: {$dynamicRef: '#node'}}}}
    StrictTree: {$dynamicAnchor: node, $ref: '#/components/schemas/Tree', unevaluatedProperties: false}
    Leaf: {$ref: './leaf.yaml'}
`,
    'leaf.yaml': 'type: object\nproperties: {next: {$recursiveRef: "#", description: The next one}}\n',
  });
  expect(problems).toEqual([]);
  const to = (name: string) => ({$ref: `#/components/schemas/${name}`});
  expect(reference?.bundle.components).toMatchObject({
    schemas: {
      Filter: {properties: {all: {items: {oneOf: [{type: 'string'}, to('Filter')]}}}},
      Tree: {properties: {children: {items: to('Tree')}}},
      Leaf: {properties: {next: {...to('Leaf'), description: 'The next one'}}},
    },
  });
});

test('resolves references by the `$id` of a schema, absolute and relative ones, and those within it', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Order:
      $id: https://schemas.example.com/shop/order
      type: object
      properties:
        address: {$ref: address.json}
        city: {$ref: 'https://schemas.example.com/shop/address.json#/properties/city'}
        state: {$ref: '#/$defs/state'}
        item: {$ref: '#/components/schemas/Item'}
        parent: {$ref: '#'}
      $defs: {state: {type: string}}
    Address: {$id: 'https://schemas.example.com/shop/address.json', type: object, properties: {city: {type: string}}}
    Item: {type: object, example: {$id: a, type: none}}
`,
  });
  expect(problems).toEqual([]);
  expect(reference?.bundle.components).toEqual({
    schemas: {
      Order: {
        type: 'object',
        properties: {
          address: {$ref: '#/components/schemas/Address'},
          city: {$ref: '#/components/schemas/Address/properties/city'},
          state: {$ref: '#/components/schemas/Order/$defs/state'},
          item: {$ref: '#/components/schemas/Item'},
          parent: {$ref: '#/components/schemas/Order'},
        },
        $defs: {state: {type: 'string'}},
      },
      Address: {type: 'object', properties: {city: {type: 'string'}}},
      Item: {type: 'object', example: {$id: 'a', type: 'none'}},
    },
  });
});

test('texts and samples of a document can be in other files, of any kind', async () => {
  const {reference, problems} = await readTestReference(
    {
      'api/openapi.yaml': `openapi: 3.1.0
info: {title: Shop, version: {$ref: version.yaml}, description: {$ref: ./introduction.md}}
tags: {$ref: tags.yaml}
paths:
  /orders: {$ref: paths/orders.yaml}
`,
      'api/version.yaml': '"2"\n',
      'api/introduction.md': '# Orders: {how, to}\n\n- [x] `send` them',
      'api/tags.yaml': '- {name: Order, description: {$ref: "introduction.md"}}\n',
      'api/paths/orders.yaml': `get:
  tags: [Order]
  operationId: listOrders
  x-codeSamples:
    - {lang: C#, source: {$ref: ../samples/list.cs}}
    - $ref: ../samples/php.yaml
  responses: {}
`,
      'api/samples/list.cs': 'class List { static void Main() => Get("/orders"); }\n',
      'api/samples/php.yaml': '{lang: PHP, label: Curl, source: "<?php"}\n',
    },
    {path: 'api/openapi.yaml'},
  );
  expect(problems).toEqual([]);
  const description = '# Orders: {how, to}\n\n- [x] `send` them';
  expect(reference?.bundle).toMatchObject({
    info: {title: 'Shop', version: '2', description},
    tags: [{name: 'Order', description}],
  });
  expect(reference?.bundle).toHaveProperty('paths./orders.get.x-codeSamples', [
    {lang: 'C#', source: 'class List { static void Main() => Get("/orders"); }\n'},
    {lang: 'PHP', label: 'Curl', source: '<?php'},
  ]);
});

test('the entries of a map can be in another file', async () => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `${head}paths:
  /orders:
    get:
      operationId: listOrders
      responses: {'200': {description: All, headers: {$ref: parts/headers.yaml, X-Own: {schema: {type: string}}}}}
components:
  schemas: {Order: {type: object, properties: {$ref: 'parts/fields.yaml#/order', $id: {type: string}}}}
`,
    'parts/headers.yaml': 'X-Total: {description: How many., schema: {type: integer}}\n',
    'parts/fields.yaml': 'order: {note: {$ref: "#/text"}, $ref: {type: boolean}}\ntext: {type: string}\n',
  });
  expect(problems).toEqual([]);
  expect(reference?.bundle).toMatchObject({
    paths: {
      '/orders': {
        get: {
          responses: {
            '200': {
              headers: {
                'X-Total': {description: 'How many.', schema: {type: 'integer'}},
                'X-Own': {schema: {type: 'string'}},
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Order: {
          properties: {
            note: {$ref: '#/components/schemas/text'},
            $ref: {type: 'boolean'},
            $id: {type: 'string'},
          },
        },
      },
    },
  });
});

test('whole sections of a document can be in other files', async () => {
  const {reference, problems} = await readTestReference(
    {
      'api/openapi.yaml': `openapi: 3.1.0
info: {title: Shop, version: '1'}
paths: {$ref: paths/_index.yaml}
components: {schemas: {$ref: schemas/_index.yaml}, parameters: {$ref: 'other.yaml#/parameters'}}
`,
      'api/paths/_index.yaml': '/orders/{id}: {$ref: orders.yaml}\n',
      'api/paths/orders.yaml': `get:
  operationId: getOrder
  parameters: [{$ref: '../openapi.yaml#/components/parameters/Id'}]
  responses: {'200': {description: One, content: {application/json: {schema: {$ref: ../schemas/Order.yaml}}}}}
`,
      'api/schemas/_index.yaml': 'Order: {$ref: Order.yaml}\n',
      'api/other.yaml': 'parameters: {Id: {name: id, in: path, required: true, schema: {type: string}}}\n',
      'api/schemas/Order.yaml': 'type: object\nproperties: {id: {type: string}}\n',
    },
    {path: 'api/openapi.yaml'},
  );
  expect(problems).toEqual([]);
  expect(reference?.bundle).toMatchObject({
    paths: {
      '/orders/{id}': {
        get: {
          operationId: 'getOrder',
          parameters: [{$ref: '#/components/parameters/Id'}],
          responses: {'200': {content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}}},
        },
      },
    },
    components: {
      schemas: {Order: {type: 'object', properties: {id: {type: 'string'}}}},
      parameters: {Id: {name: 'id', in: 'path', required: true}},
    },
  });
});

test('a document next to the site refers to files around it, but not further up', async () => {
  const folder = await siteFolder({
    'website/docs/index.md': '',
    'api/openapi.yaml': `${head}paths: {/orders: {$ref: paths/orders.yaml}}
components: {schemas: {A: {items: {$ref: ../../../etc/passwd}}, B: {items: {$ref: '#/components/schemas/A'}}}}
`,
    'api/paths/orders.yaml': `get:
  operationId: listOrders
  responses: {'200': {description: All, content: {application/json: {schema: {$ref: ../schemas/Order.yaml}}}}}
`,
    'api/schemas/Order.yaml': 'type: object\nproperties: {id: {type: string}}\n',
  });
  const {problems} = await readReference(
    path.join(folder, 'website'),
    referenceConfig({path: '../api/openapi.yaml'}),
    {site: {baseUrl: '/', messages: messagesOf('en')}, docsRoute: 'docs'},
  );
  expect(problems.map(({message}) => message)).toEqual([
    'The reference `../../../etc/passwd` points outside the site folder.',
  ]);
});
