import {expect, test} from 'vitest';
import {foldText} from '../../../src/generator/search/words/foldText.ts';
import {splitWords} from '../../../src/generator/search/words/splitWords.ts';
import {stem, stemOfBeginning} from '../../../src/generator/search/words/stem.ts';
import {createTermsOf, wholeTerm} from '../../../src/generator/search/words/termsOf.ts';

const stemOf = (word: string): string => stem(foldText(word)).normalize('NFC');

const words = (text: string) =>
  splitWords(text).map(({whole, parts}) => [whole, ...parts.map((part) => part.text)]);

test('names are kept as a whole and also split into their parts', () => {
  expect(words('AclClass')).toEqual([['aclclass', 'acl', 'class']]);
  expect(words('model-doc-AclClass')).toEqual([['modeldocaclclass', 'model', 'doc', 'acl', 'class']]);
  expect(words('gps_coordinate_lat')).toEqual([['gpscoordinatelat', 'gps', 'coordinate', 'lat']]);
  expect(words('OasOpenAPISpec')).toEqual([['oasopenapispec', 'oas', 'open', 'api', 'spec']]);
  expect(words('/AclClass/{id}')).toEqual([['aclclass', 'acl', 'class'], ['id']]);
});

test('the name of a file is one word with parts, the end of a sentence is not', () => {
  expect(words('generator.config.yaml')).toEqual([['generatorconfigyaml', 'generator', 'config', 'yaml']]);
  expect(words('api-out.yaml, Next.js.')).toEqual([
    ['apioutyaml', 'api', 'out', 'yaml'],
    ['nextjs', 'next', 'js'],
  ]);
  expect(words('end.Next e.g. v1. 20 sheet.setTitle')).toEqual(
    ['end', 'next', 'e', 'g', 'v1', '20', 'sheet', 'settitle'].map((word) => [
      word,
      ...(word === 'settitle' ? ['set', 'title'] : []),
    ]),
  );
});

test('a number with points is one word, the end of a sentence is not', () => {
  expect(words('OpenAPI 3.1, v1.20.')).toEqual([['openapi', 'open', 'api'], ['3.1'], ['v1.20']]);
  expect(words('1.0.1-SNAPSHOT in api.2.yaml')).toEqual([
    ['1.0.1snapshot', '1.0.1', 'snapshot'],
    ['in'],
    ['api2yaml', 'api', '2', 'yaml'],
  ]);
});

test('plain words have no parts, regardless of case, accents and special letters', () => {
  expect(words('APIs don’t care: Größe, ÉTÉ, 東京, v2')).toEqual([
    ['apis'],
    ['dont'],
    ['care'],
    ['grosse'],
    ['ete'],
    ['東京'],
    ['v2'],
  ]);
});

test.each([
  ['lacznosc', 'łączność', 'ŁĄCZNOŚĆ'],
  ['kirmizi', 'kırmızı', 'KIRMIZI', 'Kirmizi'],
  ['indir', 'indir', 'İNDİR', 'İndir'],
  ['duong', 'đường', 'ĐƯỜNG', 'đương'],
  ['обєкт', 'об’єкт', "об'єкт", 'обʼєкт'],
  ['грунт', 'ґрунт', 'ҐРУНТ', 'грунт'],
])('%s is found however readers type its letters', (folded, ...written) => {
  expect(written.map(foldText)).toEqual(written.map(() => folded));
});

test('a part has its position in the text', () => {
  const text = 'See getAclClass.';
  const [, word] = splitWords(text);
  expect(word && text.slice(word.start, word.end)).toBe('getAclClass');
  expect(word?.parts.map(({start, end}) => text.slice(start, end))).toEqual(['get', 'Acl', 'Class']);
});

test.each([
  ['rotate', 'rotated', 'rotates', 'rotating', 'rotation'],
  ['key', 'keys'],
  ['entry', 'entries'],
  ['patch', 'patches'],
  ['encrypt', 'encrypted', 'encryption'],
  ['plan', 'planned', 'planning'],
  ['move', 'moved', 'moves'],
  ['version', 'versions', 'versioned', 'versioning'],
  ['install', 'installed', 'installing', 'installation', 'installations'],
  ['configure', 'configured', 'configuration'],
  ['organize', 'organized', 'organization'],
  ['validate', 'validated', 'validation'],
  ['deploy', 'deployed', 'deployment', 'deployments'],
  ['manage', 'managed', 'management'],
  ['inherit', 'inherited', 'inheritance'],
  ['relation', 'relations', 'relationship', 'relationships'],
  ['automatic', 'automatically'],
  ['commercial', 'commercially'],
  ['local', 'locally'],
  ['technical', 'technically'],
])('forms of %s have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['설치', '설치를', '설치하기', '설치하는', '설치합니다', '설치했습니다', '설치된'],
  ['서버', '서버가', '서버에', '서버에서', '서버로', '서버의'],
  ['토큰', '토큰이', '토큰을', '토큰은', '토큰과'],
  ['api', 'API를', 'API에서'],
])('%s has one stem with any particle or verb ending of Korean', (noun, ...forms) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => noun));
});

test('a Korean word that ends like a particle keeps two syllables', () => {
  expect(['결과', '경로', '권한', '정의', '값을'].map(stemOf)).toEqual([
    '결과',
    '경로',
    '권한',
    '정의',
    '값을',
  ]);
});

test('words that only look alike keep different stems', () => {
  expect(new Set(['class', 'clasp', 'status', 'state', 'string', 'stride'].map(stem)).size).toBe(6);
  expect(new Set(['real', 'really', 'install', 'tally', 'call', 'family'].map(stem)).size).toBe(6);
  expect(new Set(['state', 'statement', 'rot', 'rotation', 'valid', 'validate'].map(stem)).size).toBe(6);
});

test('an incomplete word has the same stem', () => {
  for (const beginning of ['rotat', 'rotati', 'rotatio', 'rotation'])
    expect([stem(beginning), stemOfBeginning(beginning)]).toContain(stem('rotate'));
  for (const beginning of ['versio', 'version', 'versioni', 'versionin'])
    expect([stem(beginning), stemOfBeginning(beginning)]).toContain(stem('versioning'));
  for (const beginning of ['install', 'installa', 'installat', 'installati', 'installatio', 'installation'])
    expect([stem(beginning), stemOfBeginning(beginning)]).toContain(stem('installing'));
  for (const beginning of ['automatica', 'automatical', 'automaticall'])
    expect([stem(beginning), stemOfBeginning(beginning)]).toContain(stem('automatically'));
});

test('a title is one term, however it is written', () => {
  expect(new Set(['Sales order', 'SalesOrder', 'sales-order', 'salesorder'].map(wholeTerm))).toEqual(
    new Set(['salesorder']),
  );
});

test.each([
  'a1cd7510-bde5-59e9-a5d4-a1f111b7d1d8',
  'sk-test-4eC39HqLyjWDarjtT1zdp7dc',
  '2024-10-31-235959000',
])('the key %s of a sample is no term', (key) => {
  expect(createTermsOf()([`id ${key} end`])).toEqual(['id', 'end']);
});

test.each(['windows-server-2019', 'gpt-4-turbo-20240409', 'report_20241231_final'])(
  'the name %s, which ends with a long number, is a term, and so are its parts',
  (name) => {
    const parts = name.split(/[-_]/).map(stem);
    expect(createTermsOf()([name])).toEqual([stem(wholeTerm(name)), ...parts]);
  },
);

test('long words, the parts of names and numbers are terms, words that say little are not', () => {
  expect(createTermsOf()(['The internationalization of getAclClass in 2026', 'the AclClass'])).toEqual([
    stem('internationalization'),
    ...['getaclclass', 'get', 'acl', 'class', '2026'].map(stem),
    ...['aclclass', 'acl', 'class'].map(stem),
  ]);
});
