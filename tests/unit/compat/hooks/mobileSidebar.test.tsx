// @vitest-environment happy-dom
import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import {
  MobileSidebarProvider,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '../../../../src/generator/compat/hooks/mobileSidebar.tsx';
import {PageContext} from '../../../../src/generator/theme/context/PageContext.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {pages, site} from '../../theme/fixtures.ts';

const useMenu = () => ({bar: useNavbarMobileSidebar(), sidebar: useNavbarSecondaryMenu()});

/** Renders the hooks on the page at a path. */
function menu(path: string, Provider = MobileSidebarProvider) {
  let page = {...pages.doc, path};
  const {result, rerender} = renderHook(useMenu, {
    wrapper: ({children}) => (
      <SiteContext value={site}>
        <PageContext value={page}>
          <Provider>{children}</Provider>
        </PageContext>
      </SiteContext>
    ),
  });
  const goTo = (next: string): void => {
    page = {...pages.doc, path: next};
    rerender();
  };
  return {result, goTo};
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 400);
  return () => vi.unstubAllGlobals();
});

test('a menu of the site’s own opens, and a new page closes it', () => {
  const {result, goTo} = menu('/v1/docs/a');
  expect(result.current.bar).toMatchObject({shouldRender: true, shown: false});
  act(() => result.current.bar.toggle());
  expect(result.current.bar.shown).toBe(true);
  goTo('/v1/docs/b');
  expect(result.current.bar.shown).toBe(false);
});

test('it shows the sidebar of the page until the reader asks for the bar, and again when it is reopened', () => {
  const {result} = menu('/v1/docs/a');
  act(() => result.current.bar.toggle());
  expect(result.current.sidebar.shown).toBe(true);
  act(() => result.current.sidebar.hide());
  expect(result.current.sidebar.shown).toBe(false);
  act(() => result.current.bar.toggle());
  act(() => result.current.bar.toggle());
  expect(result.current.sidebar.shown).toBe(true);
});

test('the theme’s own menu is never open for components', () => {
  const {result} = menu('/v1/docs/a', ({children}) => children);
  act(() => result.current.bar.toggle());
  expect(result.current).toMatchObject({
    bar: {shouldRender: false, shown: false},
    sidebar: {shown: false},
  });
});
