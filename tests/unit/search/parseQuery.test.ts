import {expect, test} from 'vitest';
import {
  parseQuery,
  type QueryWord,
  type Synonyms,
} from '../../../src/generator/search/client/query/parseQuery.ts';
import {stem} from '../../../src/generator/search/words/stem.ts';

const NO_SYNONYMS: Synonyms = new Map();

function parse(query: string, common: string[] = [], synonyms = NO_SYNONYMS): QueryWord[] {
  return parseQuery({text: query, guesses: []}, {common: new Set(common.map(stem)), synonyms});
}

const texts = (words: QueryWord[]) => words.map(({text}) => text);

test('a query is cut after ten words and after 200 letters', () => {
  const eleven = 'crane berth tide cargo pilot anchor buoy rope quay mast sonar';
  expect(texts(parse(eleven))).toEqual(eleven.split(' ').slice(0, 10));
  const [first, second] = parse(`crane ${'x'.repeat(300)} berth`);
  expect([first?.text, second?.text.length]).toEqual(['crane', 194]);
});

test('words that say how a question is asked are dropped, unless there are no others', () => {
  expect(texts(parse('how do I rent a berth'))).toEqual(['rent', 'berth']);
  expect(texts(parse('how to'))).toEqual(['how', 'to']);
  expect(texts(parse('crane vs berth'))).toEqual(['crane', 'berth']);
  expect(texts(parse("the crane doesn't turn and can’t lift"))).toEqual(['crane', 'turn', 'lift']);
});

test('words that are common on the site are optional, unless there are no others', () => {
  const required = (words: QueryWord[]) => words.filter(({isRequired}) => isRequired);
  expect(texts(required(parse('harbour crane', ['harbour'])))).toEqual(['crane']);
  expect(texts(required(parse('harbour port', ['harbour', 'port'])))).toEqual(['harbour', 'port']);
});

test('only a last word that is not followed by more may be unfinished', () => {
  const unfinished = (query: string) => texts(parse(query).filter(({isLast}) => isLast));
  expect(unfinished('crane ber')).toEqual(['ber']);
  expect(unfinished('crane ber ')).toEqual(['ber']);
  expect(unfinished('crane ber…')).toEqual([]);
});

test('words in quotation marks are quoted, others are not', () => {
  const words = parse('"heavy cargo" crane');
  expect(words.map(({text, isQuoted}) => [text, isQuoted])).toEqual([
    ['heavy', true],
    ['cargo', true],
    ['crane', false],
  ]);
});

test('a name is looked up by its parts that say something, if these are several', () => {
  const alternatives = (query: string) => parse(query)[0]?.alternatives;
  expect(alternatives('oneOf')).toEqual([['oneof']]);
  expect(alternatives('rentOfBerth')).toEqual([['rentofberth'], ['rent', 'berth']]);
});

test('two words that have a synonym together are one, and are searched as it too', () => {
  const synonyms: Synonyms = new Map([[stem('pullrequest'), ['merge request']]]);
  const [word, ...others] = parse('pull request', [], synonyms);
  expect(others).toEqual([]);
  expect(word?.text).toBe('pull request');
  expect(word?.alternatives).toContainEqual([stem('merge'), stem('request')]);
  expect(word?.meant).toEqual([{whole: 'mergerequest', terms: [stem('merge'), stem('request')]}]);
});
