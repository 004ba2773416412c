import {afterEach, describe, expect, test, vi} from 'vitest';
import {createSearchClient} from '../../../src/generator/search/client/createSearchClient.ts';
import type {SearchAnswer} from '../../../src/generator/search/client/SearchClient.ts';
import {askLast, marks} from '../../support/ask.ts';
import {countingFetch} from '../../support/countingFetch.ts';
import {indexOf, page} from './testPages.ts';

const PAGES = [
  page('ja/text', '概要', {'': '最初にワークフローエンジンを設定します。'}),
  page('ja/title', '東京都に住んでいます', {'': '住所の例。'}),
  page('ja/heading', '住所', {京都に住む方法: '部屋を探します。', 東京の天気: '晴れ。'}),
  page('ja/now', '時刻', {'': 'いま何時ですか。すぐ教えてください。エンドポイント。'}),
  page('zh/text', '概述', {'': '首先配置数据库连接池，然后启动服务器。'}),
  page('zh/title', '中文用户权限管理', {'': '介绍。'}),
  page('zh/other', '数学', {'': '仓库里的数字很大。'}),
  page('th/text', 'ภาพรวม', {'': 'หน้านี้อธิบายการตั้งค่าเซิร์ฟเวอร์สำหรับผู้ดูแลระบบ'}),
  page('th/title', 'การสำรองข้อมูลอัตโนมัติ', {'': 'ตัวอย่าง'}),
  page('km/text', 'ទំព័រ', {'': 'ការកំណត់ម៉ាស៊ីនបម្រើ'}),
  page('en/text', 'Cranes', {'': 'Lifting gear.'}),
];

/** Cuts in pieces of so many letters. */
const pieces = (length: number) => (text: string) => text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? [];

/** How other engines might cut. */
const CUTS: [name: string, cut: (text: string) => string[]][] = [
  ['as one word', (text) => [text]],
  ['into letters', pieces(1)],
  ['into pairs of letters', pieces(2)],
  ['into threes', pieces(3)],
  ['after its first letter', (text) => [text.slice(0, 1), text.slice(1)].filter((part) => part !== '')],
];

function mockCut(cut: (text: string) => string[]): void {
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation((input) => {
    let index = 0;
    const segments = cut(input).map((segment): Intl.SegmentData => {
      const data = {segment, index, input, isWordLike: true};
      index += segment.length;
      return data;
    });
    return Object.assign(segments, {containing: () => segments[0]}) as unknown as Intl.Segments;
  });
}

const FILES = indexOf(PAGES, {単体試験プログラム: ['東京都に住んでいます']}, 'ja');

const search = (query: string): Promise<SearchAnswer> =>
  askLast(
    createSearchClient({baseUrl: '/v1/', fetch: countingFetch((path) => FILES.get(path)).fetch}),
    query,
  );

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const QUERIES: [query: string, path: string, marked: string[]][] = [
  ['ワークフローエンジン', 'ja/text', ['ワーク', 'フロー', 'エンジン']],
  ['ワークフローエン', 'ja/text', ['ワーク', 'フロー', 'エン']],
  ['エンジンの設定', 'ja/text', ['エンジン', '設定']],
  ['APIワークフロー 設定', 'ja/text', ['ワーク', 'フロー', '設定']],
  ['東京都に住んでいます', 'ja/title', ['東京', '都', '住', 'んで', 'い', 'ます']],
  ['東京都に住', 'ja/title', ['東京', '都', '住']],
  ['京都に住む方法', 'ja/heading', ['京都', '住む', '方法']],
  ['数据库连接池', 'zh/text', ['数据', '库', '连接', '池']],
  ['配置数据库连', 'zh/text', ['配置', '数据', '库', '连']],
  ['用户权限', 'zh/title', ['用户', '权限']],
  ['การตั้งค่าเซิร์ฟเวอร์', 'th/text', ['การ', 'ตั้ง', 'ค่า', 'เซิร์ฟเวอร์']],
  ['การตั้งค่าเซิร์ฟ', 'th/text', ['การ', 'ตั้ง', 'ค่า', 'เซิร์ฟ']],
  ['สำรองข้อมูล', 'th/title', ['สำรอง', 'ข้อมูล']],
  ['ម៉ាស៊ីនបម្រើ', 'km/text', ['ម៉ាស៊ីន', 'បម្រើ']],
];

/** All that is marked in the first hit. */
function marksIn({hits: [hit]}: SearchAnswer): Set<string> {
  const texts = (hit?.entries ?? []).flatMap(({heading, excerpt = []}) => [heading, excerpt]);
  return new Set([hit?.title ?? [], ...texts].flatMap(marks));
}

describe.each([['as in the index', undefined] as const, ...CUTS])(
  'in an engine that cuts a text %s',
  (_, cut) => {
    test.each(QUERIES)('%s finds %s, with its words marked', async (query, path, marked) => {
      const own = await search(query);
      if (cut) mockCut(cut);
      const answer = await search(query);
      expect(answer.hits[0]?.path).toBe(`/v1/${path}`);
      expect([...marksIn(answer)].sort()).toEqual([...marked].sort());
      expect(answer).toEqual(own);
    });
  },
);

test.each([
  ['コンポネント', 'コンポーネント'],
  ['テンプレイト', 'テンプレート'],
  ['新しいコンポーネソト', 'コンポーネント'],
])('the typo in %s is corrected to %s', async (query, corrected) => {
  const pages = [
    page('right', 'コンポーネント', {'': '新しいコンポーネントとテンプレートを使います。'}),
    page('wrong', 'コン', {'': 'コン、ポ、ン、ト。テン、プレイ。'}),
  ];
  for (const [, cut] of CUTS) {
    const files = indexOf(pages, {}, 'ja');
    mockCut(cut);
    const {fetch} = countingFetch((path) => files.get(path));
    const answer = await askLast(createSearchClient({baseUrl: '/v1/', fetch}), query);
    expect([answer.correctedTo, answer.hits[0]?.path]).toEqual([corrected, '/v1/right']);
    vi.restoreAllMocks();
  }
});

test('an engine without a segmenter finds the same', async () => {
  for (const [query] of QUERIES) {
    vi.unstubAllGlobals();
    const own = await search(query);
    vi.stubGlobal('Intl', {});
    expect(await search(query)).toEqual(own);
  }
});

test('a synonym of several words is found in any engine', async () => {
  for (const [, cut] of CUTS) {
    mockCut(cut);
    expect((await search('単体試験プログラム')).hits.map(({path}) => path)).toEqual(['/v1/ja/title']);
  }
});

test('a word of a single letter is not marked within other words, unless it is the whole query', async () => {
  expect(marksIn(await search('用户的中'))).toEqual(new Set(['用户', '中']));
  const answer = await search('库 数学');
  const hits = answer.hits.filter(({path}) => path === '/v1/zh/other');
  expect(marksIn({...answer, hits})).toEqual(new Set(['数学']));
  expect(marksIn(await search('都'))).toEqual(new Set(['都']));
});

test('a query in other scripts loads no more than before', async () => {
  const server = countingFetch((path) => FILES.get(path));
  await askLast(createSearchClient({baseUrl: '/v1/', fetch: server.fetch}), 'crane');
  expect(server.requests.filter((path) => /names|text/.test(path)).length).toBe(2);
});
