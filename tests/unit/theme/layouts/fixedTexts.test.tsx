// @vitest-environment happy-dom
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {pages} from '../fixtures.ts';
import {pageElement} from '../renderPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(pages))(
  'the layout %s has no text that each browser forms in its own way',
  (_, data) => {
    // Browsers have different data for languages: hydration would replace the document.
    vi.stubGlobal('Intl', {});
    expect(renderToString(pageElement(data))).toContain('<h1');
  },
);
