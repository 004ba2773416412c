import {describe, expect, test} from 'vitest';
import {createSearchClient} from '../../../src/generator/search/client/createSearchClient.ts';
import type {IndexedPage} from '../../../src/generator/search/index/IndexedPage.ts';
import {ask, askLast, marks, plain} from '../../support/ask.ts';
import {brotliSize, countingFetch} from '../../support/countingFetch.ts';
import {indexOf, page} from './testPages.ts';

const PAGES = [
  page('docs/cranes', 'Cranes', {'': 'Lifting gear.', 'Grease a crane': 'Use oil of the third kind.'}),
  page('docs/harbour', 'Harbour office', {'': 'Where cranes are registered.', Opening: 'At nine.'}),
  page('docs/harbour-fees', 'Harbour fees', {'': 'What a berth costs.'}, {product: 'Docks'}),
  page(
    'docs/berths',
    'Berths',
    {'': 'A berth is rented by the day.', Cranes: 'Each has two.'},
    {product: 'Docks'},
  ),
  page('blog/cranes', 'Why we like cranes', {'': 'They are tall.'}, {kind: 'blog'}),
  page('api/CargoItemApi', 'CargoItemApi', {'': 'Calls.'}, {kind: 'api', entity: 'CargoItem'}),
  page('models/CargoItem', 'CargoItem', {'': 'A piece of cargo.'}, {kind: 'model', entity: 'CargoItem'}),
];

function open(pages: IndexedPage[] = PAGES, synonyms?: Record<string, string[]>, language?: string) {
  const files = indexOf(pages, synonyms, language);
  return createSearchClient({baseUrl: '/v1/', fetch: countingFetch((address) => files.get(address)).fetch});
}

const paths = (answer: {hits: {path: string}[]}) => answer.hits.map(({path}) => path);

test('nothing is loaded before the first request, or twice', async () => {
  const files = indexOf(PAGES);
  const server = countingFetch((address) => files.get(address));
  const client = createSearchClient({baseUrl: '/v1/', fetch: server.fetch});
  expect(server.requests).toEqual([]);
  await ask(client, 'cranes');
  const count = server.requests.length;
  expect(count).toBeGreaterThan(0);
  await ask(client, 'cranes');
  await ask(client, 'crane');
  expect(server.requests.length).toBe(count);
});

test('hits in titles and headings come first, hits in text follow', async () => {
  const [first, second] = await ask(open(), 'crane');
  expect(first?.complete).toBe(false);
  expect(paths(first ?? {hits: []})).toEqual(['/v1/docs/cranes', '/v1/blog/cranes', '/v1/docs/berths']);
  expect(second?.complete).toBe(true);
  expect(paths(second ?? {hits: []})).toContain('/v1/docs/harbour');
});

test('a hit shows its place, with the words marked', async () => {
  const [hit] = (await askLast(open(), 'grease oil')).hits;
  expect(hit?.path).toBe('/v1/docs/cranes');
  expect(hit?.entries.map(({href}) => href)).toEqual(['/v1/docs/cranes#grease-a-crane']);
  const [entry] = hit?.entries ?? [];
  expect(marks(entry?.heading ?? [])).toEqual(['Grease']);
  expect(plain(entry?.excerpt ?? [])).toBe('Use oil of the third kind.');
  expect(marks(entry?.excerpt ?? [])).toEqual(['oil']);
});

test('a page whose title contains the query is a result itself, before its field of the same name', async () => {
  const entity = page('models/CargoClass', 'CargoClass', {
    '': 'A kind of cargo.',
    _class: 'Name of the class.',
  });
  for (const section of entity.sections.slice(1)) section.names = [section.heading];
  const [hit] = (await askLast(open([...PAGES, entity]), 'cargo class')).hits;
  expect(hit?.entries.map(({href}) => href)).toEqual([
    '/v1/models/CargoClass',
    '/v1/models/CargoClass#_class',
  ]);
});

test('a page has at most three places, and the headings above each', async () => {
  const deep = page('docs/deep', 'Deep', {});
  deep.sections = ['Tide', 'Tide table', 'Tide at night', 'Tide by day'].map((heading, index) => ({
    id: `s${index}`,
    heading,
    level: index + 1,
    text: '',
  }));
  const [hit] = (await askLast(open([deep]), 'tide night')).hits;
  expect(hit?.entries[0]).toMatchObject({href: '/v1/docs/deep#s2', trail: ['Tide table']});
  expect(hit?.entries.length).toBeLessThanOrEqual(3);
});

test.each(['CargoItem', 'cargo item', 'cargoitem', 'cargo-item', 'CARGOITEM', '/CargoItem', 'crgoitem'])(
  '%s finds the entity: both of its pages, together',
  async (query) => {
    const found = paths(await askLast(open(), query)).slice(0, 2);
    expect([...found].sort()).toEqual(['/v1/api/CargoItemApi', '/v1/models/CargoItem']);
  },
);

test('a misspelled word is corrected, and the result says so', async () => {
  expect(await askLast(open(), 'harbuor office')).toMatchObject({
    correctedTo: 'Harbour',
    hits: [{path: '/v1/docs/harbour'}],
  });
  expect((await askLast(open(), 'harbour office')).correctedTo).toBeUndefined();
});

test.each([
  ['oilchange', 'oil change', 'docs/winch'],
  ['사용자인증', '사용자 인증', 'docs/korean'],
])('%s, which no page has, is searched for as %s', async (query, words, path) => {
  const pages = [
    ...PAGES,
    page('docs/winch', 'Winch', {'Change the oil': 'Each year.'}),
    page('docs/korean', '설정', {'사용자의 계정과 인증': '토큰을 만듭니다.'}),
  ];
  const answer = await askLast(open(pages), query);
  expect([answer.correctedTo, paths(answer)]).toEqual([words, [`/v1/${path}`]]);
  expect((await askLast(open(pages), 'oilcharge')).total).toBe(0);
});

test('next to a known word, pages with a correction alone are no results', async () => {
  const pages = [
    ...PAGES,
    page('docs/sheets', 'Sheets', {Rows: 'Freeze the first row.'}),
    page('docs/pages', 'Pages', {'': 'A page of the log.'}),
  ];
  const answer = await askLast(open(pages), 'freeze pagss');
  expect([paths(answer), answer.correctedTo]).toEqual([['/v1/docs/sheets'], undefined]);
  expect(await askLast(open(pages), 'pagss of the log')).toMatchObject({
    correctedTo: 'Pages',
    hits: [{path: '/v1/docs/pages'}],
  });
});

test('a verb with its particle finds the noun', async () => {
  const pages = [
    page('docs/logs', 'Log of events', {'': 'Each event is in the log.'}),
    page('docs/login', 'Login', {}),
  ];
  expect(paths(await askLast(open(pages), 'how do I log in'))[0]).toBe('/v1/docs/login');
  expect(paths(await askLast(open(pages), 'log of an event'))[0]).toBe('/v1/docs/logs');
});

test('words around one that says little find them written as one', async () => {
  const pages = [
    page('docs/one', 'One berth', {'One crane': 'Each berth has one.'}),
    page('docs/relations', 'Keys', {'': 'A berth has cranes: `@OneToMany`.'}),
  ];
  expect(paths(await askLast(open(pages), 'many to one'))[0]).toBe('/v1/docs/one');
  expect(paths(await askLast(open(pages), 'one to many'))[0]).toBe('/v1/docs/relations');
});

test('the name of a file finds the page that has it, and with another ending the name', async () => {
  const pages = [
    page('docs/crane', 'Crane', {'': 'Cranes are described in yaml, and each crane has a plate.'}),
    page('docs/setup', 'Port setup', {'': 'Settings are in `crane.yaml`.'}),
  ];
  expect(paths(await askLast(open(pages), 'crane.yaml'))[0]).toBe('/v1/docs/setup');
  const other = await askLast(open(pages), 'crane.toml');
  expect([other.correctedTo, paths(other)[0]]).toEqual(['crane', '/v1/docs/crane']);
});

describe('the last word of a title with a typo', () => {
  const field = page('api/Lift', 'Lift', {startDate: 'When work began.'}, {kind: 'api'});
  for (const section of field.sections.slice(1)) section.names = [section.heading];
  const pages = [
    page('docs/crane', 'Getting started with cranes', {}),
    page('docs/port', 'Getting started with the port', {'': 'Cranes, berths and more.'}),
    field,
  ];

  test('is corrected even if it begins the name of a field', async () => {
    const answer = await askLast(open(pages), 'getting startd');
    expect(answer.correctedTo).toBe('started');
    expect(paths(answer)).not.toContain('/v1/api/Lift');
    expect((await askLast(open(pages), 'startd')).correctedTo).toBeUndefined();
    expect((await askLast(open(pages), 'gettng startd')).correctedTo).toBe('Getting started');
  });

  test('is corrected to the word with which the query begins a title, not to a likelier one', async () => {
    const room = page('docs/port', 'Harbor engine room', {Engineer: 'Who may enter.'});
    const answer = await askLast(open([room, ...pages]), 'harbr enginee');
    expect([answer.correctedTo, paths(answer)[0]]).toEqual(['Harbor engine', '/v1/docs/port']);
  });

  test('is corrected even if it begins a word of the text', async () => {
    const room = page('docs/port', 'Harbor engine room', {'': 'Work in engineering.'});
    const answer = await askLast(open([room, ...pages]), 'harbr enginee');
    expect([answer.correctedTo, paths(answer)[0]]).toEqual(['Harbor engine', '/v1/docs/port']);
  });

  test('still has the synonym that it has with the word before', async () => {
    const client = open(pages, {'getting started': ['Getting started with the port']});
    for (const query of ['getting startd', 'getting strated', 'getting started'])
      expect(paths(await askLast(client, query))[0]).toBe('/v1/docs/port');
  });
});

describe('a text in quotation marks', () => {
  const pages = [
    ...PAGES,
    page('docs/signal', 'Signals', {
      Lamp: 'The lamp is lit when a ship is near.',
      Fog: 'In fog, a ship is heard.',
    }),
    page('docs/dock', 'Docks', {
      '': 'Near the dock is a ship. The ship’s lamp, a lit one, is here when needed.',
    }),
  ];

  test.each([
    ['"a ship is near"', ['/v1/docs/signal']],
    ['“A ship is near”', ['/v1/docs/signal']],
    ['ship "lit when"', ['/v1/docs/signal']],
    ['"ship\'s lamp"', ['/v1/docs/dock']],
    ['"lamp is li', ['/v1/docs/signal']],
  ])('%s finds only pages that contain it as it is', async (query, found) => {
    const answer = await askLast(open(pages), query);
    expect(paths(answer)).toEqual(found);
    expect(answer.isPhraseMissing).toBeUndefined();
  });

  test('is found in any case, even next to letters whose small form is longer', async () => {
    const harbor = page('docs/harbor', 'Harbor', {'': 'Before İzmir, Call The Harbor Office by radio.'});
    const answer = await askLast(open([...pages, harbor]), '"call the harbor office"');
    expect([paths(answer), answer.isPhraseMissing]).toEqual([['/v1/docs/harbor'], undefined]);
  });

  test('is never shown by its words first', async () => {
    const totals = (await ask(open(pages), '"a ship is near"')).map(({total}) => total);
    expect(totals).toEqual([1]);
  });

  test('leads to the section that contains it', async () => {
    const [hit] = (await askLast(open(pages), '"ship is heard"')).hits;
    expect(hit?.entries[0]).toMatchObject({href: '/v1/docs/signal#fog'});
  });

  test('which no page contains finds pages with its words, and the answer says so', async () => {
    const answer = await askLast(open(pages), '"lamp of a ship"');
    expect(paths(answer).sort()).toEqual(['/v1/docs/dock', '/v1/docs/signal']);
    expect(answer.isPhraseMissing).toBe(true);
    expect((await askLast(open(pages), '"a ship is ne"')).isPhraseMissing).toBe(true);
  });

  test('is not corrected', async () => {
    expect((await askLast(open(pages), '"harbuor" office')).correctedTo).toBeUndefined();
  });
});

test('a word of the text with two typos is corrected even if its stem is short', async () => {
  const pages = [
    page('docs/tides', 'Tides', {'': 'Each lock is scheduled by the tide.'}),
    page('docs/lock', 'Lock', {'': 'A lock has two gates.'}),
  ];
  const answer = await askLast(open(pages), 'sechduled lock');
  expect([answer.correctedTo, paths(answer)]).toEqual([
    'scheduled',
    expect.arrayContaining(['/v1/docs/tides']),
  ]);
});

test('a page about the known word comes before one about the correction', async () => {
  const pages = [
    page('docs/terms', 'Terms', {'Intentional damage': 'It is paid for. Transfers of cargo are free.'}),
    page('docs/privacy', 'Privacy', {'Transfers of data': 'None are intentional.'}),
  ];
  const answer = await askLast(open(pages), 'international transfers');
  expect([answer.correctedTo, paths(answer)]).toEqual([
    'Intentional',
    ['/v1/docs/privacy', '/v1/docs/terms'],
  ]);
});

test('a title with a longer word than a finished one of the query is no better than a text with the word', async () => {
  const pages = [
    page('docs/customer', 'Customer', {'': 'A code identifies each customer. Custom prices are agreed.'}),
    page('docs/own-code', 'Where your code goes', {'': 'Custom code stays in its own folder.'}),
  ];
  expect(paths(await askLast(open(pages), 'custom code'))[0]).toBe('/v1/docs/own-code');
});

test('a word that occurs in the text is not a typo', async () => {
  const pages = [...PAGES, page('docs/winter', 'Winter', {'': 'A crave for warmth.'})];
  const answer = await askLast(open(pages), 'crave');
  expect(answer.correctedTo).toBeUndefined();
  expect(paths(answer)).toEqual(['/v1/docs/winter']);
});

test('a name in code with a sign comes before names that begin with its letters', async () => {
  const pages = [
    page('docs/referral', 'Referral', {'': 'Who sent whom.'}),
    page('docs/pier', 'PierRef', {'': 'A ref of a pier.'}),
    page('docs/spec', 'Spec', {$ref: 'Write $ref alone.'}),
  ];
  expect(paths(await askLast(open(pages), '$ref'))).toEqual(['/v1/docs/spec', '/v1/docs/pier']);
  expect(paths(await askLast(open(pages), 'ref'))).toContain('/v1/docs/referral');
});

test('a version is found as one word, also while it is typed', async () => {
  const pages = [
    ...PAGES,
    page('docs/new', 'Winch', {'': 'Needs crane 3.1 and 2 ropes.'}),
    page('docs/old', 'Pulley', {'': 'Needs 3 cranes and 1 rope.'}),
  ];
  expect(paths(await askLast(open(pages), '3.1'))).toEqual(['/v1/docs/new']);
  const [hit] = (await askLast(open(pages), 'crane 3.1')).hits;
  expect([hit?.path, marks(hit?.entries[0]?.excerpt ?? [])]).toEqual(['/v1/docs/new', ['crane', '3.1']]);
  expect(paths(await askLast(open(pages), 'crane 3'))).toContain('/v1/docs/new');
});

describe('a misspelled word that only texts have', () => {
  const pages = [
    ...PAGES,
    page('docs/power', 'Power', {'': 'Each crane is metered with Prometheus.'}),
    page('docs/mail', 'Mail', {'': 'Readers who unsubscribed, and how to unsubscribe them.'}),
    page('docs/words', 'Words', {'': 'With great precision.'}),
  ];

  test.each([
    ['prometeus', 'Prometheus', '/v1/docs/power'],
    ['prometeus cranes', 'Prometheus', '/v1/docs/power'],
    ['promteus and harbuor', 'Prometheus Harbour', '/v1/docs/power'],
    ['prometu', 'Prometheus', '/v1/docs/power'],
    ['unsubcribe', 'unsubscribe', '/v1/docs/mail'],
  ])('is corrected: %s', async (query, correctedTo, path) => {
    const answer = await askLast(open(pages), query);
    expect([answer.correctedTo, paths(answer)]).toEqual([correctedTo, expect.arrayContaining([path])]);
  });

  test.each(['premise', '"prometeus"'])('stays as it is: %s', async (query) => {
    expect((await askLast(open(pages), query)).correctedTo).toBeUndefined();
  });

  test('costs the first answer nothing', async () => {
    const files = indexOf(pages);
    const server = countingFetch((address) => files.get(address));
    const client = createSearchClient({baseUrl: '/v1/', fetch: server.fetch});
    const requests: string[][] = [];
    const {signal} = new AbortController();
    await client.search({query: 'prometeus', limit: 10, signal}, () => requests.push([...server.requests]));
    expect(requests[0]?.some((address) => /\/(?:text|pages)\//.test(address))).toBe(false);
  });
});

test('a part of a name that occurs in the text is not a typo', async () => {
  const pages = [
    ...PAGES,
    page('docs/faults', 'Faults', {'': 'An exception: the harbour is locked.'}),
    page('docs/runs', 'Execution', {'': 'A harbour that is locked.'}),
  ];
  const answer = await askLast(open(pages), 'HarbourLockedException');
  expect(answer.correctedTo).toBeUndefined();
  expect(paths(answer)).toEqual(['/v1/docs/faults']);
});

test('a word that only has the stem of one that says little is found', async () => {
  const pages = [
    ...PAGES,
    page('docs/colors', 'Colors', {'Choose a theme': 'Dark or light.'}),
    page('docs/list', 'List', {'': 'Cranes, and who owns them.'}),
    page('docs/notes', 'Notes', {'': 'A note of what was found.'}),
    page('docs/faults', 'Faults', {'Crane not found': 'It has sunk.'}),
  ];
  const client = open(pages);
  for (const query of ['theme', 'themes', 'which theme'])
    expect([query, paths(await askLast(client, query))]).toEqual([query, ['/v1/docs/colors']]);
  expect(paths(await askLast(client, 'not found'))[0]).toBe('/v1/docs/faults');
});

test('words that say little in English are found in Vietnamese, with and without accents', async () => {
  const pages = [
    page('docs/bills', 'Hóa đơn', {'In hóa đơn': 'Chọn mẫu.'}),
    page('docs/users', 'Người dùng', {'Thêm người dùng': 'Nhập số điện thoại.'}),
  ];
  const client = open(pages, undefined, 'vi');
  for (const query of ['in', 'In'])
    expect([query, paths(await askLast(client, query))]).toEqual([query, ['/v1/docs/bills']]);
  for (const query of ['thêm', 'them', 'số', 'so'])
    expect([query, paths(await askLast(client, query))]).toEqual([query, ['/v1/docs/users']]);
});

test.each(['windows-server-2019', 'windows', 'server-2019'])(
  'a name with a long number is found by %s',
  async (query) => {
    const jobs = page('docs/jobs', 'Jobs', {'': 'They run on windows-server-2019.'});
    expect(paths(await askLast(open([...PAGES, jobs]), query))).toEqual(['/v1/docs/jobs']);
  },
);

test('a name of several parts leads to the section that has it, and the excerpt shows it', async () => {
  const tools = page('docs/tools', 'Tools', {
    '': 'You need Java 21.',
    'On Debian': `First Java 21. ${'Then wait. '.repeat(40)}Run apt install openjdk-21-jdk.`,
    'On Fedora': 'Java 21 is there.',
  });
  const [hit] = (await askLast(open([...PAGES, tools]), 'openjdk-21-jdk')).hits;
  expect(hit?.entries.map(({href}) => href)).toEqual(['/v1/docs/tools#on-debian']);
  expect(marks(hit?.entries[0]?.excerpt ?? [])).toEqual(['openjdk-21-jdk']);
});

test('a title with one part of a name does not make the page itself the place', async () => {
  const settings = page('docs/settings', 'Settings of Hammer', {
    '': 'What a hammer can be told.',
    'Secret of the hammer': 'Keep it.',
    Variables: 'Set HAMMER_SECRET_KEY before the start.',
  });
  for (const query of ['HAMMER_SECRET_KEY', 'hammer-secret-key', 'hammerSecretKey']) {
    const [hit] = (await askLast(open([...PAGES, settings]), query)).hits;
    expect([query, hit?.entries[0]?.href]).toEqual([query, '/v1/docs/settings#variables']);
  }
});

test('a page with a name comes before one whose title and text have its parts', async () => {
  const pages = [
    ...PAGES,
    page('docs/secrets', 'Secrets of the anvil', {'': 'A key opens the anvil. Each secret has a key.'}),
    page('docs/setup', 'Setup', {'': 'First steps.', Variables: 'Set ANVIL_SECRET_KEY before the start.'}),
  ];
  const answer = await askLast(open(pages), 'ANVIL_SECRET_KEY');
  expect(paths(answer)).toEqual(['/v1/docs/setup', '/v1/docs/secrets']);
});

test('a typo whose stem begins another word is corrected', async () => {
  const pages = [
    ...PAGES,
    page('docs/calls', 'Calls', {Invocation: 'What an invocation costs.'}),
    page('docs/bills', 'Invoices', {}),
  ];
  const answer = await askLast(open(pages), 'invoces');
  expect(answer.correctedTo).toBe('Invoices');
  expect(paths(answer)).toEqual(['/v1/docs/bills']);
});

test('a heading that is the one word of the query is first, before fields whose names begin with it', async () => {
  const field = {
    id: 'key',
    heading: 'idempotencyKey',
    level: 3,
    text: 'Stops a second use.',
    names: ['idempotencyKey'],
  };
  const pages = ['Payment', 'Usage'].map((title) =>
    page(
      `models/${title}`,
      title,
      {},
      {kind: 'model', sections: [{id: '', heading: '', level: 1, text: ''}, field]},
    ),
  );
  const all = [
    ...PAGES,
    ...pages,
    page('api', 'API reference', {Idempotency: 'GET can be repeated. An idempotencyKey stops the rest.'}),
  ];
  expect(paths(await askLast(open(all), 'idempotency'))[0]).toBe('/v1/api');
});

test('a page about a word comes before fields that have it in their names', async () => {
  const field = (name: string) => ({
    id: name,
    heading: name,
    level: 3,
    text: `Folder of ${name.slice(0, -4)}.`,
    names: [name],
  });
  const beginning = {id: '', heading: '', level: 1, text: 'A berth with a dredge.'};
  const pages = [
    ...PAGES,
    page('models/Berth', 'Berth', {}, {kind: 'model', sections: [beginning, field('dredgeHome')]}),
    page('docs/tools', 'Tools', {'': 'You need a dredge.', 'Get a dredge': 'Ask the office.'}),
  ];
  const {hits} = await askLast(open(pages), 'dredge');
  expect(paths({hits})).toEqual(['/v1/docs/tools', '/v1/models/Berth']);
  expect(hits[1]?.entries[0]?.href).toBe('/v1/models/Berth');
  for (const query of ['dredgeHome', 'dredge home'])
    expect(paths(await askLast(open(pages), query))[0]).toBe('/v1/models/Berth');
});

test('a guide that uses a word comes before reference pages that mention it', async () => {
  const field = {id: 'home', heading: 'dredgeHome', level: 3, text: 'Folder.', names: ['dredgeHome']};
  const beginning = {id: '', heading: '', level: 1, text: 'A dredge for a berth.'};
  const sections = [beginning, field];
  const pages = [
    ...PAGES,
    page('models/Trench', 'Trench', {}, {kind: 'model', sections}),
    page('api/TrenchApi', 'Trenches', {}, {kind: 'api', sections}),
    page('docs/channel', 'Channels', {'': 'Start the dredge. Stop the dredge. Clean the dredge.'}),
  ];
  expect(paths(await askLast(open(pages), 'dredge'))[0]).toBe('/v1/docs/channel');
});

test('a noun finds the page that has its verb in the title', async () => {
  const pages = [
    ...PAGES,
    page('docs/setup', 'Installing a crane', {'': 'Two days of work.'}),
    page('docs/log', 'Log', {'': 'Each installation is in the log.'}),
  ];
  expect(paths(await askLast(open(pages), 'installation'))[0]).toBe('/v1/docs/setup');
});

test('a title with all words comes before the page that a synonym of some of them means', async () => {
  const start = (product: string) =>
    page(`docs/${product}/start`, `First steps with ${product}`, {'': 'For the crane and the barge.'});
  const others = Array.from({length: 200}, (_, index) => page(`docs/${index}`, `Note ${index}`, {}));
  const client = open([...others, start('Crane'), start('Barge')], {
    'first steps': ['First steps with Crane'],
  });
  expect(paths(await askLast(client, 'first steps'))[0]).toBe('/v1/docs/Crane/start');
  expect(paths(await askLast(client, 'barge first steps'))[0]).toBe('/v1/docs/Barge/start');
});

test('the last word of a query may be incomplete', async () => {
  const client = open();
  for (const query of ['har', 'harbo', 'harbour', 'harbour o', 'harbour off'])
    expect(paths(await askLast(client, query))).toContain('/v1/docs/harbour');
});

test('a word with an ending is complete: no other word begins with its stem', async () => {
  const pages = [
    ...PAGES,
    page('docs/login', 'Login', {}),
    page('docs/traces', 'Traces', {'Log level': 'High.'}),
  ];
  expect(paths(await askLast(open(pages), 'logging'))).toEqual(['/v1/docs/traces']);
  expect(paths(await askLast(open(pages), 'logi'))).toEqual(['/v1/docs/login']);
});

test('all words must match; if no page has all, pages with most of them are found', async () => {
  const client = open();
  expect(paths(await askLast(client, 'harbour fees'))[0]).toBe('/v1/docs/harbour-fees');
  expect(paths(await askLast(client, 'harbour fees')).slice(1)).toEqual([]);
  expect(paths(await askLast(client, 'harbour volcano')).sort()).toEqual([
    '/v1/docs/harbour',
    '/v1/docs/harbour-fees',
  ]);
});

test('an old name finds the new one', async () => {
  const client = open(PAGES, {WharfBureau: ['Harbour office']});
  expect(paths(await askLast(client, 'wharf bureau'))[0]).toBe('/v1/docs/harbour');
  expect(paths(await askLast(client, 'wharfbureau'))[0]).toBe('/v1/docs/harbour');
});

test('filters narrow the results, and each shows how many it would leave', async () => {
  const answer = await askLast(open(), 'crane', {kind: 'guide', product: 'Docks'});
  expect(paths(answer)).toEqual(['/v1/docs/berths']);
  expect(answer.total).toBe(1);
  expect(answer.kinds).toEqual([{kind: 'guide', count: 1}]);
  expect(answer.products).toEqual([{product: 'Docks', count: 1}]);
  expect((await askLast(open(), 'crane')).kinds).toEqual([
    {kind: 'guide', count: 3},
    {kind: 'blog', count: 1},
  ]);
});

test('pages of the reader’s product come before others of the same name, but not before better results', async () => {
  const client = open([
    page('docs/a/start', 'Start with A', {'': 'Begin here.'}, {product: 'A'}),
    page('docs/b/start', 'Start with B', {'': 'Begin here. See berths.'}, {product: 'B'}),
    page('docs/berths', 'Berths', {'': 'A berth is rented by the day.'}),
  ]);
  expect(paths(await askLast(client, 'start'))).toEqual(['/v1/docs/a/start', '/v1/docs/b/start']);
  expect(paths(await askLast(client, 'start', {near: 'B'}))).toEqual([
    '/v1/docs/b/start',
    '/v1/docs/a/start',
  ]);
  expect(paths(await askLast(client, 'berths', {near: 'B'}))).toEqual([
    '/v1/docs/berths',
    '/v1/docs/b/start',
  ]);
});

test('results are dropped once the reader has typed on', async () => {
  const controller = new AbortController();
  const client = open();
  const searching = ask(client, 'crane', {signal: controller.signal});
  controller.abort();
  expect(await searching).toEqual([]);
});

test('an empty query has no results', async () => {
  expect(await ask(open(), '  ')).toEqual([
    {query: '  ', hits: [], total: 0, kinds: [], products: [], complete: true},
  ]);
});

test('a site without pages can be searched', async () => {
  expect((await askLast(open([]), 'crane')).total).toBe(0);
});

test('a failing request is repeated once, then the search fails; the next search tries again', async () => {
  const files = indexOf(PAGES);
  const server = countingFetch((address) => files.get(address));
  let failures = 1;
  const client = createSearchClient({
    baseUrl: '/v1/',
    fetch: (...request) => {
      if (failures-- > 0) return Promise.reject(new TypeError('offline'));
      return server.fetch(...request);
    },
  });
  expect((await askLast(client, 'cranes')).total).toBeGreaterThan(0);
  const other = createSearchClient({
    baseUrl: '/v1/',
    fetch: (...request) => {
      if (failures-- > 0) return Promise.resolve(new Response('', {status: 503}));
      return server.fetch(...request);
    },
  });
  failures = 2;
  await expect(ask(other, 'cranes')).rejects.toThrow('503');
  expect((await askLast(other, 'cranes')).total).toBeGreaterThan(0);
});

test('after a new build the new index is used, and files of both are never mixed', async () => {
  const before = indexOf(PAGES);
  const anchors = page('docs/anchors', 'Anchors', {'': 'New: a crane for anchors.'}, {product: 'Yard'});
  const after = indexOf([anchors, ...PAGES]);
  let current = before;
  const server = countingFetch((address) => current.get(address));
  const client = createSearchClient({baseUrl: '/v1/', fetch: server.fetch});
  const [entry] = await ask(client, 'harbour');
  expect(entry?.total).toBe(2);
  current = after;
  const {hits} = await askLast(client, 'crane anchors');
  expect(hits.map(({path, title}) => [path, plain(title)])[0]).toEqual(['/v1/docs/anchors', 'Anchors']);
});

test('the same pages result in the same bytes, in whatever order they are added', () => {
  expect(Object.fromEntries(indexOf([...PAGES].reverse()))).toEqual(Object.fromEntries(indexOf(PAGES)));
});

test('an edited paragraph leaves most files of the index unchanged', () => {
  const many = corpus(200);
  const before = indexOf(many);
  const [first] = many;
  const [beginning] = first?.sections ?? [];
  if (beginning) beginning.text += ' One more sentence about granite.';
  const after = indexOf(many);
  const changed = [...after].filter(([address, text]) => before.get(address) !== text);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(after.size / 20);
});

test('the first search loads no more on a site of 2,000 pages than on one of 200', async () => {
  const cost = async (pages: number) => {
    const files = indexOf(corpus(pages));
    const server = countingFetch((address) => files.get(address));
    const client = createSearchClient({baseUrl: '/v1/', fetch: server.fetch});
    let bytes = 0;
    await client.search({query: 'steel winch rules', limit: 10, signal: new AbortController().signal}, () => {
      bytes ||= server.bytes();
    });
    return {bytes, all: brotliSize([...files.values()].join(''))};
  };
  const [small, large] = [await cost(200), await cost(2000)];
  expect(large.all).toBeGreaterThan(small.all * 5);
  expect(large.bytes).toBeLessThan(30_000);
});

/** Pages with words from a few lists, and a unique name on each. */
function corpus(count: number): IndexedPage[] {
  const nouns = 'winch hull berth crane ledger tide anchor cargo ferry pilot hatch mast'.split(' ');
  const adjectives = 'steel tidal narrow early spare sealed coastal local'.split(' ');
  const pick = (list: string[], number: number) => list[number % list.length] ?? '';
  return Array.from({length: count}, (_, i) => {
    const noun = pick(nouns, i * 7 + (i >> 3));
    const adjective = pick(adjectives, i * 3 + (i >> 4));
    return page(`docs/${adjective}-${noun}-${i}`, `The ${adjective} ${noun} no ${i}`, {
      '': `A ${pick(adjectives, i)} ${pick(nouns, i + 5)} waits for the ${noun}, number${i}.`,
      [`${adjective} ${pick(nouns, i + 2)} rules`]: `Weigh the ${pick(nouns, i * 5)} before the tide.`,
      [`${pick(adjectives, i + 3)} limits`]: `Never more than ${i} of them.`,
    });
  });
}

test('a heading equal to the query comes first, and its link points to it', async () => {
  const client = open([
    page('docs/list', 'Lists', {'': 'What an invoice is. List of them.'}),
    page('api/InvoiceApi', 'InvoiceApi', {'': 'Calls.', '2. List invoices': 'Page by page.'}, {kind: 'api'}),
    page('docs/invoices', 'Invoices', {'': 'Invoices, and a list.'}),
  ]);
  const [hit] = (await askLast(client, 'list invoices')).hits;
  expect(hit?.entries[0]?.href).toBe('/v1/api/InvoiceApi#2.-list-invoices');
});

test('an inherited field is only found on the model that declares it', async () => {
  const field = {
    id: 'field-keyHash',
    heading: 'keyHash',
    level: 3,
    text: 'Hash of the key.',
    names: ['keyHash'],
  };
  const models = ['Cargo', 'Ship'].map((name) => {
    const model = page(
      `models/${name}`,
      name,
      {'': 'A model.', 'Fields from DataObject': ''},
      {kind: 'model'},
    );
    model.sections = model.sections.map((section) =>
      section.level === 2 ? {...section, id: 'fields-from-DataObject'} : section,
    );
    model.sections.push(field);
    return model;
  });
  const base = page('models/DataObject', 'DataObject', {'': 'The base.', Fields: ''}, {kind: 'model'});
  base.sections.push(field);
  expect(paths(await askLast(open([...models, base]), 'keyHash'))).toEqual(['/v1/models/DataObject']);
});

test('a synonym that is a title means the page with it, not each one with its words', async () => {
  const pages = [
    ...PAGES,
    page('docs/offers', 'Support offerings', {'': 'Ask for a quote.', Phone: 'Call us.'}),
    page('docs/tree', 'Tree', {'': 'Support of the offerings of trees, such as apples.'}),
  ];
  const client = open(pages, {pricing: ['Support offerings'], phoning: ['Support offerings']});
  const pricing = await askLast(client, 'pricing');
  expect(paths(pricing)).toEqual(['/v1/docs/offers']);
  expect(pricing.correctedTo).toBeUndefined();
  const [call] = (await askLast(client, 'phoning phone')).hits;
  expect(call?.entries[0]?.href).toBe('/v1/docs/offers#phone');
});

test('synonyms can be several, have two words, be misspelled, and have another form', async () => {
  const synonyms = {
    account: ['CargoItem', 'Berths'],
    'sea toll': ['Harbour fees'],
    charging: ['Harbour fees'],
  };
  const client = open(PAGES, synonyms);
  expect(
    paths(await askLast(client, 'accounts'))
      .slice(0, 3)
      .sort(),
  ).toEqual(['/v1/api/CargoItemApi', '/v1/docs/berths', '/v1/models/CargoItem']);
  for (const query of ['sea toll', 'charge', 'chargign'])
    expect(paths(await askLast(client, query))[0]).toBe('/v1/docs/harbour-fees');
  // Words that say little may be between the two.
  expect(paths(await askLast(client, 'what is a sea and its toll'))[0]).toBe('/v1/docs/harbour-fees');
  expect(await askLast(client, 'seatol')).toMatchObject({
    correctedTo: 'sea toll',
    hits: [{path: '/v1/docs/harbour-fees'}],
  });
  // Two words that no page has are not misspelled if they have a synonym.
  expect((await askLast(client, 'sea toll')).correctedTo).toBeUndefined();
});

test('a synonym of several words counts as if they were typed', async () => {
  const stack = page('models/Stack', 'Stack', {'': 'What is built.', skipSwaggerGen: 'Leaves it out.'});
  for (const section of stack.sections.slice(1)) section.names = [section.heading];
  const spec = page('docs/spec', 'Write a good cargo list', {'': 'Item by item.'});
  const client = open([...PAGES, stack, spec], {swagger: ['Cargo list']});
  expect(paths(await askLast(client, 'swagger'))).toEqual(['/v1/docs/spec', '/v1/models/Stack']);
});

test('operations show their method, and filters keep their order', async () => {
  const api = page('api/TideApi', 'TideApi', {'': 'Calls.', 'List tides': 'All.'}, {kind: 'api'});
  Object.assign(api.sections[1] ?? {}, {method: 'GET', names: ['/Tide', 'useGetTidesQuery']});
  const pages = [
    page('blog/tide', 'Tide', {'': 'x'}, {kind: 'blog'}),
    api,
    page('docs/tide', 'Tide', {'': 'x'}),
  ];
  const answer = await askLast(open(pages), 'tides');
  expect(answer.kinds.map(({kind}) => kind)).toEqual(['guide', 'api', 'blog']);
  const [hit] = (await askLast(open(pages), 'useGetTidesQuery')).hits;
  expect(hit?.entries[0]).toMatchObject({href: '/v1/api/TideApi#list-tides', method: 'GET'});
});

test.each([
  ['ja', '画像を最適化する方法', '最適化'],
  ['zh', '如何部署到服务器', '部署'],
  ['th', 'การติดตั้งโปรแกรม', 'โปรแกรม'],
])('words are found in %s, which has no spaces between words', async (_, text, query) => {
  const client = open([page('docs/a', 'A', {'': text}), page('docs/b', 'B', {'': 'Other.'})]);
  const answer = await askLast(client, query);
  expect(paths(answer)).toEqual(['/v1/docs/a']);
  expect(marks(answer.hits[0]?.entries[0]?.excerpt ?? []).join('')).toBe(query);
});

test.each([
  ['ko', '다른 이야기를 길게 이어 갑니다. ', '서버에 프로그램을 설치합니다. ', '프로그램', '프로그램을'],
  ['ja', '別の話が長く続きます。', 'サーバーにプログラムを置きます。', 'プログラム', 'プログラム'],
  ['de', 'Hier steht etwas anderes. ', 'Die Größe der Straße. ', 'strasse', 'Straße'],
  ['uk', 'Тут про щось інше. ', 'Відкрийте цей файл. ', 'файл', 'файл'],
  ['tr', 'Burada konu farklı. ', 'Sayfayı İndir düğmesi kaydeder. ', 'indir', 'İndir'],
  ['vi', 'Ở đây nói về việc khác. ', 'Mở đường dẫn mới. ', 'duong', 'đường'],
])('the excerpt of a long text in %s shows the words of the query', async (_, other, text, query, marked) => {
  const long = other.repeat(40);
  const client = open([page('docs/a', 'A', {'': `${long}${text}${long}`})]);
  const [hit] = (await askLast(client, query)).hits;
  expect(marks(hit?.entries[0]?.excerpt ?? [])).toEqual([marked]);
});

test('a Korean word is found with any particle or verb ending, also while it is typed', async () => {
  const client = open([
    page('docs/a', 'A', {'': '토큰을 설정하는 방법입니다.'}),
    page('docs/b', 'B', {'': '기타.'}),
  ]);
  for (const query of ['토큰 설정', '토큰이', '설정하기', '설정ㅎ', '설정하', '설정합니']) {
    const answer = await askLast(client, query);
    expect(paths(answer), query).toEqual(['/v1/docs/a']);
    expect(marks(answer.hits[0]?.entries[0]?.excerpt ?? []), query).not.toEqual([]);
  }
});

describe('a request to an API', () => {
  const operation = (id: string, heading: string, method: string, path: string) => ({
    id,
    heading,
    level: 2,
    text: `${method} ${path} · About a crane with its owner.`,
    names: [path, id],
    method,
  });
  const api = page('api/CraneApi', 'Cranes', {'': 'Lifting gear.'}, {kind: 'api', entity: 'Crane'});
  api.sections.push(
    operation('getCraneList', 'List cranes', 'GET', '/Crane'),
    operation('getCrane', 'Get a crane', 'GET', '/Crane/{id}'),
    {id: 'getCrane-path-id', heading: 'id', level: 3, text: 'Of the crane.', names: ['id']},
    operation('putCrane', 'Update a crane', 'PUT', '/Crane/{id}'),
  );
  const model = page(
    'models/Crane',
    'Crane',
    {'': 'A crane.', id: 'Of the crane.'},
    {kind: 'model', entity: 'Crane'},
  );

  test.each([
    ['GET /Crane', 'getCraneList'],
    ['get /crane/42', 'getCrane'],
    ['/Crane', 'getCraneList'],
    ['/Crane/{id}', 'getCrane'],
    ['PUT Crane', 'putCrane'],
    ['GET http://localhost:8080/v1/Crane?page=0&size=20', 'getCraneList'],
  ])('%s leads to its operation', async (query, id) => {
    const [hit] = (await askLast(open([...PAGES, model, api]), query)).hits;
    expect(hit?.entries[0]?.href).toBe(`/v1/api/CraneApi#${id}`);
  });
});

test('a word itself counts more than another form of it', async () => {
  const client = open([
    page('docs/one', 'Page templates', {'': 'Of a site.'}),
    page('docs/two', 'Paging rules', {'': 'Of a list.'}),
    page('docs/zero', 'Page sizes', {'': 'Of paper.'}),
  ]);
  expect(paths(await askLast(client, 'paging'))[0]).toBe('/v1/docs/two');
  expect(paths(await askLast(client, 'pages'))[2]).toBe('/v1/docs/two');
});

test('a page that has a word itself comes before one whose title and fields have another form', async () => {
  const model = page('models/Reaction', 'Reaction', {'': 'A reaction to any object.', reaction: 'The kind.'});
  for (const section of model.sections.slice(1)) section.names = [section.heading];
  const client = open([
    ...PAGES,
    model,
    page('docs/kit', 'Component kit for React forms', {'': 'Forms and tables.'}),
  ]);
  expect(paths(await askLast(client, 'react'))).toEqual(['/v1/docs/kit', '/v1/models/Reaction']);
  expect(paths(await askLast(client, 'reaction'))[0]).toBe('/v1/models/Reaction');
});

test('a page about a word comes before a field with its name', async () => {
  const model = page('models/Person', 'Person', {'': 'Who works here.', email: 'Where to write to.'});
  for (const section of model.sections.slice(1)) section.names = [section.heading];
  const client = open([...PAGES, model, page('docs/email', 'Email module', {'': 'Sends letters.'})]);
  expect(paths(await askLast(client, 'email'))).toEqual(['/v1/docs/email', '/v1/models/Person']);
});

test('a name may be written as two words', async () => {
  const model = page('models/Crate', 'Crate', {
    '': 'A box.',
    id: 'Identifier of the owner.',
    ownerId: 'Of a person.',
  });
  for (const section of model.sections.slice(1)) section.names = [section.heading];
  const [hit] = (await askLast(open([model]), 'owner id')).hits;
  expect(hit?.entries[0]?.href).toBe('/v1/models/Crate#ownerid');
});

test('a page with one word in its title and another as a heading is before a page that contains both somewhere', async () => {
  const client = open([
    page('docs/api', 'Ferry calls', {'': 'Ferries.', Sending: 'A ferry waits before it returns. Return it.'}),
    page('docs/plan', 'Ferry architecture', {'': 'How ferries run.', Returns: 'Each sails back.'}),
    page('docs/overview', 'Ferry overview', {'': 'A ferry returns.', 'Routes of a ferry': 'It returns.'}),
  ]);
  const [hit] = (await askLast(client, 'how do ferries return')).hits;
  expect(hit?.path).toBe('/v1/docs/plan');
  expect(hit?.entries[0]?.href).toBe('/v1/docs/plan#returns');
});

test('if few pages have all words, pages that lack one are found too', async () => {
  const client = open([
    page('docs/fees', 'Fees', {'': 'What a berth costs, and how to cancel it.'}),
    page('docs/cancel', 'Cancel a booking', {'': 'Until noon.'}),
    page('docs/tides', 'Tides', {'': 'High and low.'}),
  ]);
  expect(paths(await askLast(client, 'cancel berth')).sort()).toEqual(['/v1/docs/cancel', '/v1/docs/fees']);
});

test('letters with accents are found by what readers type, and the excerpt shows the place', async () => {
  const text = `${'Viele Sätze davor. '.repeat(20)}Die Straße liegt an der Größe.`;
  const client = open([page('docs/orte', 'Orte', {'': text})]);
  for (const [query, word] of [
    ['strasse', 'Straße'],
    ['Straße', 'Straße'],
    ['grosse', 'Größe'],
    ['satze', 'Sätze'],
  ] as const) {
    const [hit] = (await askLast(client, query)).hits;
    expect(marks(hit?.entries[0]?.excerpt ?? []), query).toContain(word);
  }
});

describe('while the last word is typed', () => {
  const entity = (name: string, text: string) =>
    page(`models/${name}`, name, {'': text}, {kind: 'model', entity: name});
  const client = open([
    entity('CargoItem', 'One piece.'),
    entity('CargoItemStatus', 'Where a piece is.'),
    page('docs/state', 'State of the docks', {'': 'Every cargo has a state.', Cargo: 'It has a status.'}),
    page('docs/first', 'First steps with cranes', {'': 'Climb.', Cranes: 'They are cranes.'}),
    page('docs/with-care', 'Lift with care', {
      '': 'The first steps need a crane.',
      'First cranes': 'Cranes.',
    }),
  ]);

  test('a name comes before longer ones that begin with it', async () => {
    for (const query of ['carg', 'cargoi', 'cargo ite']) {
      expect([query, paths(await askLast(client, query))[0]]).toEqual([query, '/v1/models/CargoItem']);
    }
  });

  test('a name that is written as several words comes before those that only have some', async () => {
    expect(paths(await askLast(client, 'cargo item sta'))[0]).toBe('/v1/models/CargoItemStatus');
  });

  test('a title that begins with the query comes before pages that have its words', async () => {
    expect(paths(await askLast(client, 'first steps with cr'))[0]).toBe('/v1/docs/first');
  });
});

describe('a typo', () => {
  test('in a word with an ending is corrected although what is left of it begins another word', async () => {
    const client = open([
      page('docs/versioning', 'Versioning', {'': 'Which number comes next.'}),
      page('docs/verses', 'Vers libre', {'': 'Poems.'}),
    ]);
    const answer = await askLast(client, 'versining');
    expect(answer.correctedTo).toBe('Versioning');
    expect(paths(answer)[0]).toBe('/v1/docs/versioning');
  });

  test('that may be one of two words is the one on more pages', async () => {
    const client = open([
      page('docs/consent', 'Consent', {'': 'Ask first.'}),
      page('docs/a', 'Content', {'': 'What is written.'}),
      page('docs/b', 'Content records', {'': 'What is kept.'}),
    ]);
    expect((await askLast(client, 'conent records')).correctedTo).toBe('Content');
  });

  test('is less likely, if it takes two, than two words that were joined', async () => {
    const title = page('docs/timeline', 'Timeline', {'': 'What comes next.'});
    const text = page('docs/clocks', 'Clocks', {'': 'Each has a time zone.'});
    const heading = page('docs/clocks', 'Clocks', {'': 'At work.', Time: 'Twelve.', Zone: 'Three.'});
    for (const clocks of [text, heading]) {
      const answer = await askLast(open([title, clocks]), 'timezone');
      expect(answer.correctedTo).toBe('time zone');
      expect(paths(answer)).toEqual(['/v1/docs/clocks']);
    }
    expect((await askLast(open([title]), 'timelnie')).correctedTo).toBe('Timeline');
  });
});

test('a name of which no page has all parts finds the pages that have some', async () => {
  const client = open([page('docs/hosts', 'Clusters', {'': 'The application is hosted here.'}), ...PAGES]);
  expect(paths(await askLast(client, 'self-hosted'))).toEqual(['/v1/docs/hosts']);
});
