// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, expect, test} from 'vitest';
import type {PageData} from '../../../../src/generator/shared/page/PageData.ts';
import type {SidebarData, SidebarNode} from '../../../../src/generator/shared/page/SidebarData.ts';
import {PageContext} from '../../../../src/generator/theme/context/PageContext.ts';
import {SidebarContext} from '../../../../src/generator/theme/context/SidebarContext.ts';
import {Sidebar} from '../../../../src/generator/theme/sidebar/Sidebar.tsx';
import {pages, sidebar} from '../fixtures.ts';
import {render, renderToString} from '../inSite.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const asked: string[] = [];

function SidebarOfPage({data = pages.doc, shown = sidebar}: {data?: PageData; shown?: SidebarData}) {
  const [levels, setLevels] = useState<Record<string, SidebarNode[]>>({});
  const deliver = (): void =>
    setLevels({reference: [{type: 'link', label: 'Customer API', href: '/v1/docs/api'}]});
  return (
    <PageContext value={data}>
      <SidebarContext
        value={{levels, failures: {}, loadLevel: (name, level) => void asked.push(`${name}/${level}`)}}
      >
        <div>
          <Sidebar data={shown} />
        </div>
        <button type="button" onClick={deliver}>
          deliver
        </button>
      </SidebarContext>
    </PageContext>
  );
}

function toggle(label: string): HTMLElement {
  return screen.getByRole('button', {name: `${label}: pages`});
}

test('opening a closed category requests its level once and shows it when it arrives', () => {
  asked.length = 0;
  render(<SidebarOfPage />);
  fireEvent.click(toggle('Reference'));
  expect(asked).toEqual(['docs/reference']);
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(toggle('Reference').getAttribute('aria-expanded')).toBe('true');

  fireEvent.click(screen.getByText('deliver'));
  expect(screen.getByText('Customer API').getAttribute('href')).toBe('/v1/docs/api');
  expect(screen.queryByText('Loading…')).toBeNull();

  fireEvent.click(toggle('Reference'));
  expect(screen.queryByText('Customer API')).toBeNull();
});

test('the category of the page is open, and the page’s link is marked as current', () => {
  render(<SidebarOfPage />);
  expect(toggle('Guides').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Start').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Welcome').hasAttribute('aria-current')).toBe(false);
});

test('an unlisted page shows only while it is the current one', () => {
  const {unmount} = render(<SidebarOfPage />);
  expect(screen.queryByText('Secret')).toBeNull();
  unmount();
  render(<SidebarOfPage data={{...pages.doc, path: '/v1/docs/secret'}} />);
  expect(screen.getByText('Secret').getAttribute('aria-current')).toBe('page');
});

test('the label of a category without a page opens it, and points to its first page without JavaScript', () => {
  render(<SidebarOfPage />);
  const label = screen.getByText('Reference');
  expect(label.getAttribute('href')).toBe('/v1/docs/api');
  expect(fireEvent.click(label)).toBe(false);
  expect(toggle('Reference').getAttribute('aria-expanded')).toBe('true');
  expect(renderToString(<SidebarOfPage />)).toContain('href="/v1/docs/api"');
});

test('categories that the reader opened are open after a reload', () => {
  const {unmount} = render(<SidebarOfPage />);
  fireEvent.click(toggle('Reference'));
  unmount();
  render(<SidebarOfPage />);
  expect(toggle('Reference').getAttribute('aria-expanded')).toBe('true');
});

test('a category may have the name of a property of every object', () => {
  asked.length = 0;
  const category: SidebarNode = {
    type: 'category',
    label: 'constructor',
    level: 'constructor',
    collapsible: true,
    collapsed: true,
  };
  render(<SidebarOfPage shown={{name: 'docs', open: [''], trail: [], levels: {'': [category]}}} />);
  expect(toggle('constructor').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle('constructor'));
  expect(asked).toEqual(['docs/constructor']);
  expect(screen.getByText('Loading…')).toBeTruthy();
});
