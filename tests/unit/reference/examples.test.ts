// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {head, renderTestReference} from './readTestReference.ts';
import {text} from './shop.ts';

test('all examples of a parameter and of a body are shown with what the author says about them', async () => {
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    post:
      operationId: a
      tags: [A]
      parameters:
        - name: q
          in: query
          schema: {type: string}
          examples:
            one: {summary: First, value: x}
            two: {summary: Second, description: A *fine* \`query\`., value: 'y|z'}
            three: {value: ''}
        - {name: kept, in: query, schema: {type: string, examples: [a, b, 3]}}
        - {name: plain, in: query, schema: {type: string}, examples: {one: {value: x}}}
        - {name: filter, in: query, style: deepObject, schema: {type: object}, example: {a: 1}}
        - {name: sort, in: query, schema: {type: array, items: {type: string}}, example: ['b,desc']}
        - {name: ids, in: query, schema: {type: array, items: {type: integer}}, example: [1, 2]}
        - {name: piped, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: string}}, example: [b]}
      requestBody:
        content:
          application/json:
            schema: {type: object}
            examples: {short: {summary: Short, value: {a: 1}}, long: {description: All of it., value: {a: 1, b: 2}}}
      responses:
        '200':
          description: Fine
          content:
            application/json: {schema: {type: object}, examples: {full: {summary: Full, description: With **all**., value: {c: 1}}}}
`,
  });
  const page = render('api/A');
  const cell = (name: string) => text(page.querySelector(`#a-query-${name} > td:last-child`));
  expect(cell('q')).toBe('Examplesx Firsty|z Second: A fine query."" three');
  expect(cell('kept')).toBe('Example a, b, 3');
  expect(cell('plain')).toBe('Example x');
  expect(cell('filter')).toBe('Written as filter[key]=…Example{"a":1}');
  expect(cell('sort')).toBe('Example b,desc');
  expect(cell('ids')).toBe('Example[1,2]');
  expect(cell('piped')).toMatch(/Example\["b"\]$/);
  // A value without a text needs no column for one: it would be broken into lines next to nothing.
  expect(page.querySelector('#a-query-q .enum-described')).not.toBeNull();
  expect(page.querySelector('#a-query-filter .enum-described')).toBeNull();
  const code = page.querySelector('.operation-code');
  expect(text(code?.firstElementChild)).toBe('Short');
  expect(text(code?.querySelector('details.form-samples'))).toMatch(/^longAll of it\./);
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain(
    '| `q` | string | Examples: `x` (First), `y\\|z` (Second: A *fine* `query`.), `""` (three) |',
  );
  expect(markdown).toContain('| `filter` | object | Written as `filter[key]=…` Example: `{"a":1}` |');
  expect(markdown).toContain('**Full**: With **all**.\n\n**Response 200**');
});

test.each([
  ['in: query, style: pipeDelimited, explode: false, schema: {type: array}', 'x=…|…'],
  ['in: query, style: spaceDelimited, schema: {type: array}', 'x=…%20…'],
  ['in: query, explode: true, schema: {type: array}', 'x=…&x=…'],
  ['in: query, style: deepObject, schema: {properties: {a: {}, b: {}, c: {}}}', 'x[a]=…&x[b]=…'],
  ['in: query, style: deepObject, schema: {type: array, items: {type: string}}', 'x[]=…&x[]=…'],
  ['in: query, style: deepObject, schema: {type: array, items: {properties: {a: {}, b: {}}}}', 'x[0][a]=…'],
  [
    'in: query, style: deepObject, schema: {properties: {a: {type: array, items: {type: string}}, b: {properties: {c: {}}}}}',
    'x[a][]=…&x[b][c]=…',
  ],
  [
    'in: query, style: deepObject, schema: {properties: {a: {properties: {b: {anyOf: [{type: array, items: {type: string}}, {type: string}]}}}}}',
    'x[a][b][]=…',
  ],
  ['in: query, style: deepObject, schema: {properties: {a: {readOnly: true}, b: {}}}', 'x[b]=…'],
  ['in: query, content: {application/json: {schema: {properties: {a: {}}}}}', 'x={"a":…}'],
  ['in: path, style: matrix, explode: true, schema: {type: array}', ';x=…;x=…'],
  ['in: path, style: label, schema: {type: string}', '.…'],
  ['in: query, style: form, explode: true, schema: {type: string}', undefined],
  ['in: query, schema: {type: array}', undefined],
])('how a parameter is written: %s', async (parameter, expected) => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {'/{x}': {get: {operationId: a, tags: [A], parameters: [{name: x, ${parameter}}], responses: {}}}}\n`,
  });
  expect(text(render('api/A').querySelector('.fields .limits code'))).toBe(expected);
});

test('of a response whose first example is long, that one is shown, or else only required fields', async () => {
  const [long, tooLong] = ['x'.repeat(5000), 'y'.repeat(17_000)];
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      tags: [A]
      responses: {'200': {content: {application/json: {examples: {a: {value: {note: ${long}}}, b: {value: {id: 2}}}}}}}
    put:
      operationId: b
      tags: [A]
      responses:
        '200':
          description: All
          content:
            application/json:
              example: {id: 1, note: ${tooLong}}
              schema: {type: object, required: [id], properties: {id: {type: integer}, note: {type: string, example: ${long}}}}
`,
  });
  const [first, second] = [...render('api/A').querySelectorAll('.operation-code')].map((one) =>
    [...one.querySelectorAll('.sample-panel')].slice(1).map((panel) => text(panel)),
  );
  expect(first).toEqual([expect.stringContaining(`"note": "${long}"`), expect.stringContaining('"id": 2')]);
  expect(second).toEqual([expect.stringContaining('Example made from the schema')]);
  expect(second?.[0]).toContain('{ "id": 1 }');
});

test('a response that is a file has no example, unless the document gives one', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /logo:
    get:
      operationId: getLogo
      tags: [File]
      responses: {'200': {description: The logo, content: {image/png: {schema: {type: string, format: binary}}}}}
  /key:
    get:
      operationId: getKey
      tags: [File]
      responses: {'200': {description: The key, content: {application/octet-stream: {schema: {type: string, format: binary}, example: c2VjcmV0}}}}
`,
  });
  const panels = [...render('api/File').querySelectorAll('.operation-code .sample-panel')].map((one) =>
    text(one),
  );
  // One with the request for each, and one response.
  expect(panels).toHaveLength(3);
  expect(panels.at(-1)).toContain('c2VjcmV0');
});

test('an example that the document only has the address of is a link', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    put:
      operationId: put
      tags: [A]
      summary: Put
      requestBody: {content: {application/json: {schema: {type: object}, examples: {big: {summary: A big one, externalValue: 'https://x.example/big.json'}}}}}
      responses:
        '200': {description: Fine, content: {text/csv: {examples: {all: {$ref: '#/components/examples/All'}}}}}
components: {examples: {All: {externalValue: ./all.csv}}}
`,
  });
  const page = render('api/A');
  expect(page.querySelector('a[href="https://x.example/big.json"]')?.textContent).toBe('A big one');
  expect(text(page.querySelector('.response'))).toContain('text/csvExample: all ./all.csv');
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain('Example: [A big one](https://x.example/big.json)');
  expect(markdown).toContain('Example: all `./all.csv`');
});

test('of several examples one is shown, and the others can be expanded', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    put:
      operationId: put
      tags: [A]
      summary: Put
      requestBody:
        content:
          application/json: {examples: {one: {value: {n: 1}}, two: {summary: The second, value: {n: 2}}}}
          application/vnd.a+json: {example: {n: 1}}
          application/x-www-form-urlencoded: {schema: {type: object, properties: {n: {type: integer}}}, example: {n: 3}}
      responses:
        '200':
          description: Fine
          content:
            text/plain: {example: n is 4}
            application/json: {examples: {small: {value: {n: 4}}, large: {$ref: '#/components/examples/Large'}}}
        '404': {description: Gone, content: {application/json: {examples: {a: {value: {e: 5}}, b: {value: {e: 6}}}}}}
components: {examples: {Large: {value: {n: 5000}}}}
`,
  });
  const page = render('api/A');
  const opened = [...page.querySelectorAll('.form-samples')].map((one) => [
    text(one.querySelector('summary')),
    text(one.querySelector('pre')),
  ]);
  expect(opened).toEqual([
    ['The second', '{ "n": 2 }'],
    ['Sample as application/x-www-form-urlencoded', expect.stringContaining('n=3')],
    ['large', '{ "n": 5000 }'],
    ['text/plain', 'n is 4'],
    ['b', '{ "e": 6 }'],
  ]);
  expect(compile('api/A').text.markdown).toContain('"n": 5000');
});

describe('examples of bodies that only contain a model', () => {
  const document = `${head}paths:
  /tasks:
    post:
      tags: [Tasks]
      operationId: createTask
      summary: Create a task
      requestBody: {content: {application/json: {schema: {type: object, properties: {data: {$ref: '#/components/schemas/Task'}}}}}}
      responses:
        '201': {description: Done, content: {application/json: {schema: {type: object, properties: {data: {$ref: '#/components/schemas/Task'}}}}}}
components:
  schemas:
    Task:
      type: object
      properties:
        name: {type: string, example: Buy catnip}
        notes: {type: string, example: Soon}
        done: {type: boolean, example: false}
        stars: {type: integer, example: 3}
        size: {type: integer, example: 7, readOnly: true}
`;

  test('the request contains the first fields of the model, not nothing', async () => {
    const {compile} = await renderTestReference({'openapi.yaml': document});
    const {markdown} = compile('api/Tasks').text;
    const [, body = ''] = /-d '([^']*)'/.exec(markdown) ?? [];
    expect(JSON.parse(body)).toEqual({data: {name: 'Buy catnip', notes: 'Soon', done: false}});
  });

  test('the response shows all fields of the model', async () => {
    const {compile} = await renderTestReference({'openapi.yaml': document});
    const [, code = ''] = /```json\n([\s\S]*?)\n```/.exec(compile('api/Tasks').text.markdown) ?? [];
    expect(JSON.parse(code)).toEqual({
      data: {name: 'Buy catnip', notes: 'Soon', done: false, stars: 3, size: 7},
    });
  });
});

test('samples for cURL are colored, and examples that differ in their names only are listed once', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: list
      tags: [A]
      parameters:
        - {name: to, in: query, schema: {type: string}, examples: {one: {value: '+1'}, two: {value: '+1'}, three: {value: '+1'}}}
      x-codeSamples: [{lang: cURL, source: "curl -H 'A: b' https://api.example.com/a"}]
      responses: {}
`,
  });
  expect(render('api/A').querySelectorAll('.sample-panel pre span[class^="tk-"]').length).toBeGreaterThan(0);
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain('| `to` | string | (example `+1`) |');
  expect(markdown).toContain('**cURL**\n\n```bash\ncurl -H');
});

test('fields whose models say that only one side sends them are in its examples alone', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /boats:
    post:
      operationId: createBoat
      tags: [Boats]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}
      responses:
        '201': {description: Done, content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}
components:
  schemas:
    Boat:
      type: object
      required: [name, state, pin]
      properties:
        name: {type: string, example: Mary}
        state: {$ref: '#/components/schemas/State'}
        pin: {$ref: '#/components/schemas/Pin'}
    State: {type: string, example: moored, readOnly: true}
    Pin: {type: string, example: '1234', writeOnly: true}
`,
  });
  const {markdown} = compile('api/Boats').text;
  const [, request = ''] = /-d '([^']*)'/.exec(markdown) ?? [];
  const [, response = ''] = /```json\n([\s\S]*?)\n```/.exec(markdown) ?? [];
  expect(JSON.parse(request)).toEqual({name: 'Mary', pin: '1234'});
  expect(JSON.parse(response)).toEqual({name: 'Mary', state: 'moored'});
});
