// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {cutSection} from '../../../../src/generator/theme/search/cutSection.ts';
import {THEME_IDS} from '../../../../src/generator/shared/markup/themeIds.ts';

const PAGE = `<main id="${THEME_IDS.main}"><header><h1>Keys</h1></header><p>What a key is.</p>
   <h2 id="make">Make a key<a class="hash-link" href="#make">#</a></h2><pre id="x">generate</pre><button>Copy</button>
   <h3 id="sub">Parts</h3><p>Two.</p><h2 id="rotate">Rotate</h2><p>Yearly.</p>
   <table><thead><tr><th>Field</th></tr></thead><tbody><tr id="field-hash"><td>hash</td></tr><tr><td>other</td></tr></tbody></table></main>`;

const page = () => new DOMParser().parseFromString(PAGE, 'text/html');

const textsOf = (id: string) => cutSection(page(), id).map(({textContent}) => textContent?.trim());

test('a section ends at the next heading of its level, and has no controls', () => {
  expect(textsOf('make')).toEqual(['Make a key', 'generate', 'Parts', 'Two.']);
});

test('a field is its row, in a table with the elements that styles of rows name', () => {
  const [table] = cutSection(page(), 'field-hash');
  expect([...(table?.querySelectorAll(':scope > tbody > tr') ?? [])].map((row) => row.textContent)).toEqual([
    'hash',
  ]);
});

test('without an id, it is the beginning of the page', () => {
  expect(textsOf('').slice(0, 2)).toEqual(['Keys', 'What a key is.']);
});

test('the beginning of a page has its description and its text', () => {
  const html = `<main id="${THEME_IDS.main}"><header><h1>Keys</h1><p>About keys.</p></header>
    <details class="toc-details"></details><div class="page-text"><p>What a key is.</p><h2>Make</h2></div></main>`;
  const cut = cutSection(new DOMParser().parseFromString(html, 'text/html'), '');
  expect(cut.map(({textContent}) => textContent)).toEqual(['Keys', 'About keys.', 'What a key is.', 'Make']);
});

test('a row is shown within a table', () => {
  const [table] = cutSection(page(), 'field-hash');
  expect([table?.tagName, table?.textContent]).toEqual(['TABLE', 'hash']);
});

test('ids are removed', () => {
  const box = document.createElement('div');
  box.append(...cutSection(page(), 'make'));
  expect(box.querySelectorAll('[id]')).toHaveLength(0);
  expect(textsOf('missing')).toEqual([]);
});

test('a drawing keeps its styles, and its ids differ from those of the page', () => {
  const svg = '<svg id="d"><marker id="d-end"></marker><path marker-end="url(#d-end)"></path></svg>';
  const drawn = new DOMParser().parseFromString(
    `<h2 id="drawn">Drawn</h2><figure>${svg}</figure>`,
    'text/html',
  );
  const style = drawn.createElement('style');
  style.textContent = '#d { color: #dad }';
  drawn.querySelector('svg')?.append(style);
  const figure = cutSection(drawn, 'drawn')[1];
  expect(figure?.querySelector('svg')?.id).toBe('preview-d');
  expect(figure?.querySelector('style')?.textContent).toBe('#preview-d { color: #dad }');
  expect(figure?.querySelector('path')?.getAttribute('marker-end')).toBe('url(#preview-d-end)');
  expect(figure?.querySelector('marker')?.id).toBe('preview-d-end');
});

test('the table of contents and fields are left out', () => {
  const html = '<h2 id="list">List</h2><details class="toc-details"><nav></nav></details><div><input></div>';
  const box = document.createElement('div');
  box.append(...cutSection(new DOMParser().parseFromString(html, 'text/html'), 'list'));
  expect(box.querySelectorAll('details, input')).toHaveLength(0);
});
