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

test('without an id, it is the beginning of the page', () => {
  expect(textsOf('').slice(0, 2)).toEqual(['Keys', 'What a key is.']);
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
