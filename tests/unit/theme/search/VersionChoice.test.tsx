// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {afterEach, expect, test} from 'vitest';
import type {VersionData} from '../../../../src/generator/shared/page/SiteData.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {FilterChips} from '../../../../src/generator/theme/search/FilterChips.tsx';
import type {Wanted} from '../../../../src/generator/theme/search/searchAddress.ts';
import {findVersion} from '../../../../src/generator/theme/search/searchVersions.ts';
import {VersionChoice} from '../../../../src/generator/theme/search/VersionChoice.tsx';
import {site} from '../fixtures.ts';
import {render} from '../inSite.tsx';

afterEach(cleanup);

const version = (name: string, isLast: boolean): VersionData => ({
  name,
  label: name,
  path: '/',
  badge: true,
  isLast,
});
const versioned = {
  ...site,
  docs: [
    {id: 'default', versions: [version('2.0', true), version('1.0', false)]},
    {id: 'api', versions: [version('current', false), version('2.0', true)]},
  ],
};

function draw(element: ReactElement, data = versioned): void {
  render(<SiteContext value={data}>{element}</SiteContext>);
}

test('every version but the last is offered, by a name that includes its docs', () => {
  const changes: Wanted[] = [];
  draw(
    <VersionChoice
      wanted={{query: 'a', kind: 'guide', version: '1.0'}}
      onChange={(next) => changes.push(next)}
    />,
  );
  const field = screen.getByLabelText('Docs version');
  expect([...field.querySelectorAll('option')].map(({value, text}) => [value, text])).toEqual([
    ['', 'Latest'],
    ['1.0', '1.0'],
    ['api/current', 'api current'],
  ]);
  expect(field).toHaveProperty('value', '1.0');
  fireEvent.change(field, {target: {value: 'api/current'}});
  fireEvent.change(field, {target: {value: ''}});
  expect(changes).toEqual([
    {query: 'a', kind: 'guide', version: 'api/current'},
    {query: 'a', kind: 'guide'},
  ]);
});

test('an unknown version in the address is not searched', () => {
  expect(findVersion(versioned, '0.1')).toBeUndefined();
  expect(findVersion(versioned, '2.0')).toBeUndefined();
  expect(findVersion(versioned, 'api/current')?.searched).toEqual({instance: 'api', name: 'current'});
});

test('there is no choice on a site with one version', () => {
  draw(<VersionChoice wanted={{query: ''}} onChange={() => undefined} />, site);
  expect(screen.queryByLabelText('Docs version')).toBeNull();
});

test('other filters keep the version', () => {
  const changes: Wanted[] = [];
  draw(
    <FilterChips
      answer={{
        query: 'a',
        hits: [],
        total: 1,
        kinds: [{kind: 'guide', count: 1}],
        products: [{product: 'api', count: 1}],
        complete: true,
      }}
      wanted={{query: 'a', version: '1.0'}}
      onChange={(next) => changes.push(next)}
    />,
  );
  for (const chip of screen.getAllByRole('button')) fireEvent.click(chip);
  expect(changes).toEqual([
    {query: 'a', version: '1.0', kind: 'guide'},
    {query: 'a', version: '1.0', product: 'api'},
  ]);
});
