import {describe, expect, test} from 'vitest';
import {checkField} from '../../../src/generator/shared/composer/checkField.ts';
import type {ComposerField, ComposerOperation} from '../../../src/generator/shared/composer/ComposerData.ts';
import {composeRequest} from '../../../src/generator/shared/composer/composeRequest.ts';
import {
  fillEdits,
  fillParts,
  findIds,
  type TokenReader,
  type YourValues,
} from '../../../src/generator/shared/composer/fillParts.ts';
import {proposedServer} from '../../../src/generator/shared/composer/proposedServer.ts';
import {writeSamples} from '../../../src/generator/shared/samples/writeSamples.ts';
import {type ColoredRun, recolor} from '../../../src/generator/shared/composer/recolor.ts';

const ID = '8c0f3b5e-2a41-4f7d-9b16-5d7e3c2a1f08';

function field(kind: ComposerField['kind'], more: Partial<ComposerField> = {}): ComposerField {
  return {name: 'value', kind, type: kind, ...more};
}

function fillText(code: string, values: YourValues, reader: TokenReader): string {
  return fillParts([code], fillEdits(code, values, reader)).join('');
}

describe('a mistake in a value', () => {
  test.each<[name: string, field: ComposerField, value: unknown, kind: string | undefined]>([
    ['an empty optional value', field('text'), undefined, undefined],
    ['an empty required value', field('text', {required: true}), '', 'required'],
    ['a word as a number', field('number'), 'many', 'number'],
    ['a fraction as an integer', field('integer'), 1.5, 'integer'],
    ['too small', field('integer', {limits: {minimum: 1}}), 0, 'minimum'],
    ['the limit itself', field('number', {limits: {exclusiveMaximum: 1}}), 1, 'below'],
    ['too long, in characters', field('text', {limits: {maxLength: 2}}), '👍👍👍', 'long'],
    ['long enough, in characters', field('text', {limits: {maxLength: 2}}), '👍👍', undefined],
    ['not matching a pattern', field('text', {limits: {pattern: '^a'}}), 'b', 'pattern'],
    ['a pattern that browsers cannot read', field('text', {limits: {pattern: '(?i)a'}}), 'b', undefined],
    ['no id', field('text', {format: 'uuid'}), '42', 'format'],
    ['an id', field('text', {format: 'uuid'}), ID, undefined],
    ['a date in words', field('text', {format: 'date-time'}), 'tomorrow', 'format'],
    ['too few items', field('list', {item: field('text'), limits: {minItems: 2}}), ['a'], 'few'],
  ])('%s', (_, asked, value, kind) => {
    expect(checkField(asked, value)[0]?.kind).toBe(kind);
  });

  test('is found in objects and lists, with the place', () => {
    const lines = field('list', {
      name: 'lines',
      item: field('object', {fields: [field('integer', {name: 'count', required: true})]}),
    });
    const order = field('object', {fields: [lines, field('text', {name: 'note', required: true})]});
    const found = checkField(order, {lines: [{count: 1}, {count: 'two'}]}, ['body']);
    expect(found.map(({place, kind}) => [...place, kind].join(' '))).toEqual([
      'body lines 1 count integer',
      'body note required',
    ]);
  });

  test('is not searched for in an optional object that is omitted', () => {
    const address = field('object', {
      name: 'address',
      fields: [field('text', {name: 'city', required: true})],
    });
    expect(checkField(field('object', {fields: [address]}), {})).toEqual([]);
    expect(checkField(field('object', {fields: [address]}), {address: {}})).toHaveLength(1);
  });
});

const operation: ComposerOperation = {
  method: 'PUT',
  path: '/orders/{id}',
  server: 'http://localhost:8080/v1',
  summary: 'Replace an order',
  auth: {header: 'Authorization', prefix: 'Bearer '},
  client: {tokenKey: 'token', operationId: 'setOrder'},
  returns: {type: 'json'},
  parameters: {path: [field('text', {name: 'id'})], query: [], header: []},
  body: {kind: 'json', contentType: 'application/json', field: field('object')},
  initial: {path: {}, query: {}, header: {}},
};

test('filled-in values become the request', () => {
  const values = {
    path: {id: 'a/b'},
    query: {state: ['open', 'paid'], page: 2, sort: undefined},
    header: {'If-Match': '"7"'},
    body: {note: 'x'},
  };
  expect(composeRequest(operation, values, {server: 'https://api.example.com/v2/'})).toEqual({
    method: 'PUT',
    url: 'https://api.example.com/v2/orders/a%2Fb?state=open&state=paid&page=2',
    path: [['id', 'a/b']],
    query: [
      ['state', 'open'],
      ['state', 'paid'],
      ['page', '2'],
    ],
    headers: [
      ['If-Match', '"7"'],
      ['Content-Type', 'application/json'],
    ],
    auth: {header: 'Authorization', prefix: 'Bearer '},
    body: {type: 'json', value: {note: 'x'}},
    returns: {type: 'json'},
  });
});

test('filled-in values are written as the parameters’ styles say', () => {
  const list = (name: string) => field('list', {name, item: field('text')});
  const styled = {
    ...operation,
    parameters: {
      path: [list('id')],
      query: [
        {...list('ids'), form: {explode: false}},
        {...field('object', {name: 'filter'}), form: {style: 'deepObject' as const}},
      ],
      header: [list('X-Ids')],
    },
  };
  const values = {
    path: {id: ['1', '2']},
    query: {ids: ['3,5', '4'], filter: {kind: 'cat'}},
    header: {'X-Ids': ['5', '6']},
  };
  const {url, headers} = composeRequest(styled, values, {server: 'http://a'});
  expect(url).toBe('http://a/orders/1,2?ids=3%2C5,4&filter%5Bkind%5D=cat');
  expect(headers).toContainEqual(['X-Ids', '5,6']);
});

test('reserved characters are sent as they are where the document allows them, except those that would end a value', () => {
  const reserved = {isReserved: true} as const;
  const asked: ComposerOperation = {
    ...operation,
    path: '/files',
    parameters: {
      path: [],
      query: [
        {...field('text', {name: 'at'}), form: reserved},
        {...field('list', {name: 'in', item: field('text')}), form: {...reserved, explode: false}},
        field('text', {name: 'plain'}),
      ],
      header: [],
    },
  };
  const query = {at: 'a/b?c=d&e#f%2Fg+50%', in: ['x/y', 'u,v'], plain: 'a/b'};
  const {url} = composeRequest(asked, {...operation.initial, path: {}, query}, {server: 'http://a'});
  expect(url).toBe('http://a/files?at=a/b?c=d%26e%23f%2Fg%2B50%25&in=x/y,u%2Cv&plain=a%2Fb');
});

test('a token in the query is the reader’s', () => {
  const open = {...operation, auth: undefined, tokenQuery: 'key', body: undefined};
  const values = {path: {id: '1'}, query: {}, header: {}};
  expect(composeRequest(open, values, {server: 'http://a', token: 's&t'}).url).toBe(
    'http://a/orders/1?key=s%26t',
  );
  expect(composeRequest(open, values, {server: 'http://a'}).url).toBe('http://a/orders/1?key=%3Ctoken%3E');
});

describe('a reader’s values', () => {
  const values = {
    server: 'https://api.example.com/',
    documented: ['http://localhost:8080', 'http://localhost:8080/v1'],
    token: 'abc$&',
    ids: {[ID]: 'mine', $ORDER_ID: '42'},
  };

  test('replace the address, the token and ids', () => {
    const code = `curl http://localhost:8080/v1/orders/${ID} -H "Authorization: Bearer $TOKEN" -d "$ORDER_ID \${ORDER_ID} $ORDER_IDS"`;
    expect(fillText(code, values, 'shell')).toBe(
      'curl https://api.example.com/orders/mine -H "Authorization: Bearer abc$&" -d "42 42 $ORDER_IDS"',
    );
  });

  test('leave variables of other languages alone', () => {
    expect(fillText('$TOKEN $ORDER_ID', values, 'none')).toBe('$TOKEN $ORDER_ID');
  });

  test('a token replaces the expression that reads it, escaped for each language', () => {
    const token = `a"b'{c}$&`;
    const written = writeSamples(
      composeRequest(operation, {...operation.initial, body: {note: 'x'}}, {server: 'http://a'}),
      {
        tokenKey: 'jwtToken',
        operationId: 'setOrder',
      },
    );
    const filled = Object.fromEntries(
      written.map(({value, code}) => [
        value,
        fillText(code, {token, ids: {}}, value === 'curl' ? 'shell' : 'sample'),
      ]),
    );
    expect(filled.ts).toContain(`const token = 'a"b\\'{c}$&';`);
    expect(filled.java).toContain(`.header("Authorization", "Bearer a\\"b'{c}$&")`);
    expect(filled.python).toContain(`"Authorization": f"Bearer a\\"b'{{c}}$&"`);
    expect(filled.python).not.toContain('import os');
    expect(fillText(`sessionStorage.getItem('jwtToken')`, {token, ids: {}}, 'none')).toContain('getItem');
  });

  test('keep the colors: an edit that spans several parts is written into the string', () => {
    const parts = ['const token = ', 'sessionStorage', '.', 'getItem', '(', `'jwtToken'`, ');', '\nend'];
    const edits = fillEdits(parts.join(''), {token: 'mine', ids: {}}, 'sample');
    expect(fillParts(parts, edits)).toEqual(['const token = ', '', '', '', '', `'mine'`, ';', '\nend']);
  });

  test('are offered for ids in samples', () => {
    expect(findIds(`http://localhost/v1/Order/${ID}/lines "$TASK_ID" $TOKEN`, 'shell')).toEqual([
      [ID, 'Order'],
      ['$TASK_ID', '$TASK_ID'],
    ]);
    expect(findIds('$TASK_ID', 'none')).toEqual([]);
  });
});

describe('the colors of a changed sample', () => {
  const known: ColoredRun[][] = [
    [
      ['tk-f', 'curl'],
      ['', ' -X POST '],
      ['tk-s', "'http://localhost/orders'"],
      ['', ' \\'],
    ],
    [
      ['', '  -d '],
      ['tk-s', "'{}'"],
    ],
  ];
  const textOf = (lines: ColoredRun[][]) =>
    lines.map((runs) => runs.map(([, text]) => text).join('')).join('\n');

  test('are those of the original, even within a line', () => {
    const code = "curl -X POST 'http://localhost/orders?page=2' \\\n  -d '{}'";
    const lines = recolor(known, code);
    expect(textOf(lines)).toBe(code);
    expect(lines[0]).toContainEqual(['tk-s', "'http://localhost/orders?page=2'"]);
    expect(lines[1]).toEqual(known[1]);
  });

  test('never change the text of the new sample', () => {
    for (const code of ['', 'x', '  -d \'{\n  "a": 1\n}\'', 'curl curl', "curl -X POST 'http'"]) {
      expect(textOf(recolor(known, code))).toBe(code);
    }
  });
});

test.each([
  ['https://api.example.com/v1', 'http://localhost:8080/v1'],
  ['https://api.example.com', 'http://localhost:8080'],
  ['https://{host}:{port}/v1/', 'http://localhost:8080/v1'],
  ['https://localhost.example.com/v1', 'http://localhost:8080/v1'],
  ['http://localhost:9000/v1', 'http://localhost:9000/v1'],
  ['http://127.0.0.1/', 'http://127.0.0.1'],
])('for the documented server %s, a form proposes %s', (documented, proposed) => {
  expect(proposedServer(documented, 'http://localhost:8080')).toBe(proposed);
});
