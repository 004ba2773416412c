import {expect, test} from 'vitest';
import {type ListedRoute, nearestRoutes} from '../../../../src/generator/theme/notFound/nearestRoutes.ts';

const ROUTES: ListedRoute[] = [
  ['', 'Home'],
  ['docs/welcome', 'Welcome'],
  ['docs/Products/Acme/', 'Acme'],
  ['docs/Products/Acme/getting-started', 'Getting started with Acme'],
  ['docs/Products/Sled/getting-started', 'Getting started with Sled'],
  ['docs/Developers%20Guide/project-setup', 'Project setup'],
  ['docs/tags/crm', 'CRM'],
  ['blog/rockets-for-all', 'Rockets for all'],
];
const nearest = (path: string): string[] => nearestRoutes(path, ROUTES).map(([address]) => address);

test('a misspelled name is found regardless of case, ending and separators', () => {
  expect(nearest('docs/welcom')).toEqual(['docs/welcome']);
  expect(nearest('docs/WELCOME.html')[0]).toBe('docs/welcome');
  expect(nearest('docs/Developers_Guide/project_setup')[0]).toBe('docs/Developers%20Guide/project-setup');
  expect(nearest('docs/Developers%20Guide/porject-setup')[0]).toBe('docs/Developers%20Guide/project-setup');
});

test('a page that moved is found, the one in the same folder first', () => {
  expect(nearest('docs/Sled/getting-started').slice(0, 2)).toEqual([
    'docs/Products/Sled/getting-started',
    'docs/Products/Acme/getting-started',
  ]);
});

test('swapped words are found', () => {
  expect(nearest('blog/all-for-rockets')[0]).toBe('blog/rockets-for-all');
});

test('a parent page is offered, a page with nothing in common is not', () => {
  expect(nearest('docs/Products/Acme/zzzz')).toEqual(['docs/Products/Acme/']);
  expect(nearest('qqqq/zzzz')).toEqual([]);
  expect(nearest('')).toEqual([]);
});

test('a short name in another folder that is similar by chance is not offered', () => {
  const tags: ListedRoute[] = [
    ['docs/tags/rating', 'Rating'],
    ['docs/tags/caching', 'Caching'],
  ];
  expect(nearestRoutes('nope/nothing', tags)).toEqual([]);
  expect(nearestRoutes('docs/nothing', tags)).toEqual([]);
  expect(nearestRoutes('docs/tags/cachin', tags)[0]?.[0]).toBe('docs/tags/caching');
});

test('at most five are offered', () => {
  const many = Array.from({length: 20}, (_, index): ListedRoute => [`docs/page-${index}`, `Page ${index}`]);
  expect(nearestRoutes('docs/page', many)).toHaveLength(5);
});

test('an address that is not a valid escape is not an error', () => {
  expect(nearest('docs/%E0%A4%A')).toEqual([]);
});

test('a page comes before the page of the tag with its name, which is still found', () => {
  const routes: ListedRoute[] = [
    ['docs/tags/invoice', 'One doc tagged with “invoice”', 1],
    ['docs/api/Invoice', 'Invoices'],
    ['docs/tags/crm', '14 docs tagged with “CRM”', 1],
  ];
  const found = (path: string) => nearestRoutes(path, routes).map(([address]) => address);
  expect(found('docs/invoice')).toEqual(['docs/api/Invoice', 'docs/tags/invoice']);
  expect(found('docs/tags/cmr')[0]).toBe('docs/tags/crm');
});
