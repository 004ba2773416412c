// @vitest-environment happy-dom
import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {PageData} from '../../../../src/generator/shared/page/PageData.ts';
import {pages} from '../fixtures.ts';
import {pageElement} from '../renderPage.tsx';

beforeEach(() => {
  // The not-found page requests the list of routes, for which there is no server here.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcement.dismissed', 'news');
  sessionStorage.setItem('sidebar.docs', JSON.stringify({open: {reference: true}, scrollTop: 20}));
  document.documentElement.dataset.theme = 'dark';
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test.each(Object.entries<PageData>(pages))(
  'hydrating a page with the layout %s matches the prerendered HTML',
  async (_, data) => {
    const html = renderToString(pageElement(data));
    const start = html.indexOf('<div class="site"');
    document.head.innerHTML = html.slice(0, start);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html.slice(start);

    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mismatches: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, pageElement(data), {onRecoverableError: (error) => mismatches.push(error)});
    });
    expect(mismatches).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();

    // What the browser remembers is applied after hydration.
    expect(root.querySelector('.announcement')).toBeNull();
    expect(root.querySelector('.color-mode-switch')?.getAttribute('aria-pressed')).toBe('true');
  },
);
