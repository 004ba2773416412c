// @vitest-environment happy-dom
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import type {SearchAnswer, SearchHit} from '../../../../src/generator/search/client/SearchClient.ts';
import {FilterChips} from '../../../../src/generator/theme/search/FilterChips.tsx';
import {bestPlace, resultAddresses} from '../../../../src/generator/theme/search/orderEntries.ts';
import {ResultGroups} from '../../../../src/generator/theme/search/ResultGroups.tsx';
import {SearchResults} from '../../../../src/generator/theme/search/SearchResults.tsx';
import type {Wanted} from '../../../../src/generator/theme/search/searchAddress.ts';
import {render} from '../inSite.tsx';

afterEach(cleanup);

const plain = (text: string) => [{text, marked: false}];

const HITS: SearchHit[] = [
  {
    path: '/v1/docs/keys',
    title: [
      {text: 'Rotate ', marked: false},
      {text: 'keys', marked: true},
    ],
    kind: 'guide',
    product: 'SecureField',
    entries: [
      {href: '/v1/docs/keys#make', heading: plain('Make a key'), trail: ['Before', 'First']},
      {href: '/v1/docs/keys', heading: plain('Rotate keys'), trail: [], excerpt: plain('<img onerror=x>')},
    ],
  },
  {
    path: '/v1/docs/api',
    title: plain('KeyApi'),
    kind: 'api',
    entries: [{href: '/v1/docs/api#list', heading: plain('List keys'), trail: []}],
  },
];

const answer = (more: Partial<SearchAnswer>): SearchAnswer => ({
  query: 'keys',
  hits: [],
  total: 0,
  kinds: [],
  products: [],
  complete: true,
  ...more,
});
const state = (more: Partial<SearchAnswer>) => ({
  answer: answer(more),
  isCurrent: true,
  isSlow: false,
  hasFailed: false,
  retry: () => undefined,
});

test('each page is listed above its headings, one of which may be the best result', () => {
  render(<ResultGroups hits={HITS} />);
  const [first, second] = screen.getAllByRole('group');
  expect(
    first &&
      within(first)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
  ).toEqual(['/v1/docs/keys', '/v1/docs/keys#make']);
  expect(first?.textContent).toContain('Before › First');
  expect(
    second &&
      within(second)
        .getAllByRole('link')
        .map(({textContent}) => textContent),
  ).toEqual(['KeyApiAPI', 'List keys']);
  expect(resultAddresses(HITS)).toEqual(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  expect([HITS, HITS.slice(1), []].map(bestPlace)).toEqual([1, 1, 0]);
});

test('hits are marked, and text is never HTML', () => {
  const {container} = render(<ResultGroups hits={HITS} />);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['keys']);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img onerror=x>');
});

test('a chip adds and removes its filter, and keeps the other one', () => {
  const changes: Wanted[] = [];
  const given = answer({kinds: [{kind: 'api', count: 3}], products: [{product: 'Valor', count: 1}]});
  const draw = (wanted: Wanted) => (
    <FilterChips answer={given} wanted={wanted} onChange={(next) => changes.push(next)} />
  );
  const {rerender} = render(draw({query: 'keys', product: 'Valor'}));
  const chip = screen.getByRole('button', {name: 'API 3'});
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(chip);
  rerender(draw({query: 'keys', product: 'Valor', kind: 'api'}));
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chip);
  expect(changes).toEqual([
    {query: 'keys', kind: 'api', product: 'Valor'},
    {query: 'keys', product: 'Valor'},
  ]);
});

test('a filter without results can still be turned off', () => {
  render(
    <FilterChips
      answer={answer({})}
      wanted={{query: 'x', kind: 'blog', product: 'Valor'}}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('button', {name: 'Blog 0'}).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', {name: 'Valor 0'}).getAttribute('aria-pressed')).toBe('true');
});

test('an empty result names the filters, which can be removed', () => {
  const changes: Wanted[] = [];
  const wanted: Wanted = {query: '<b>none</b>', kind: 'api', product: 'Valor'};
  const {container} = render(
    <SearchResults state={state({})} wanted={wanted} onChange={(next) => changes.push(next)} />,
  );
  expect(container.textContent).toContain('No page matches “<b>none</b>” in API, Valor.');
  fireEvent.click(screen.getByRole('button', {name: 'Remove filters'}));
  expect(changes).toEqual([{query: '<b>none</b>'}]);
});

test('while the full text is being searched, no missing results are reported', () => {
  const {container} = render(
    <SearchResults state={state({complete: false})} wanted={{query: 'x'}} onChange={() => undefined} />,
  );
  expect(container.textContent).toBe('');
});

test('a corrected word is shown', () => {
  const {container} = render(
    <SearchResults
      state={state({hits: HITS, total: 2, correctedTo: 'keys'})}
      wanted={{query: 'kyes'}}
      onChange={() => undefined}
    />,
  );
  expect(container.querySelector('.search-note')?.textContent).toBe('Searched for keys instead.');
});

test('a quoted text that no page contains is mentioned', () => {
  const {container} = render(
    <SearchResults
      state={state({hits: HITS, total: 2, isPhraseMissing: true})}
      wanted={{query: '"a b"'}}
      onChange={() => undefined}
    />,
  );
  expect(container.querySelector('.search-note')?.textContent).toBe(
    'None of these pages has the quoted text; they have its words.',
  );
});

test.each([
  ['getting startd', 'Started', 'started'],
  ['Getting startd', 'Started', 'Started'],
  ['securefeild invioce', 'SecureField Invoice', 'SecureField invoice'],
])('for “%s” the word “%s” is shown as “%s”', (query, correctedTo, shown) => {
  const {container} = render(
    <SearchResults
      state={state({hits: HITS, total: 2, correctedTo})}
      wanted={{query}}
      onChange={() => undefined}
    />,
  );
  expect(container.querySelector('.search-note strong')?.textContent).toBe(shown);
});

test('a failure keeps hits in titles, and drops results of another query', () => {
  const failed = {...state({hits: HITS, total: 2, complete: false}), hasFailed: true};
  const {container, rerender} = render(
    <SearchResults state={failed} wanted={{query: 'keys'}} onChange={() => undefined} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Only titles and headings');
  expect(container.textContent).toContain('KeyApi');
  rerender(
    <SearchResults
      state={{...failed, isCurrent: false}}
      wanted={{query: 'other'}}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(container.textContent).not.toContain('KeyApi');
  expect(screen.getByRole('button', {name: 'Retry'})).toBeTruthy();
});
