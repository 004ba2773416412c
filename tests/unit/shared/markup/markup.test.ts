import {toHtml} from 'hast-util-to-html';
import type {ElementContent} from 'hast';
import {expect, test} from 'vitest';
import {admonition} from '../../../../src/generator/shared/markup/admonition.ts';
import {codeBlock, copyButton} from '../../../../src/generator/shared/markup/codeBlock.ts';
import {details, summaryOf} from '../../../../src/generator/shared/markup/details.ts';
import {element, text} from '../../../../src/generator/shared/markup/element.ts';
import {heading} from '../../../../src/generator/shared/markup/heading.ts';
import {image} from '../../../../src/generator/shared/markup/image.ts';
import {link} from '../../../../src/generator/shared/markup/link.ts';
import {scrollBox, table} from '../../../../src/generator/shared/markup/table.ts';
import {tabs} from '../../../../src/generator/shared/markup/tabs.ts';
import {ENGLISH} from '../../../../src/generator/shared/messages/languages/en.ts';

const paragraph = (value: string): ElementContent => element('p', {}, [text(value)]);
const COPY = '<button type="button" class="code-copy" aria-label="Copy code">Copy</button>';

const cases: [name: string, node: ElementContent, html: string][] = [
  [
    'admonition',
    admonition({type: 'tip', title: [text('Do this')], children: [paragraph('So.')]}),
    '<div class="admonition admonition-tip" role="note"><p class="admonition-title">Do this</p><p>So.</p></div>',
  ],
  [
    'admonition with an id and a class',
    admonition({type: 'note', title: [text('note')], id: 'a', className: 'b c', children: []}),
    '<div id="a" class="admonition admonition-note b c" role="note"><p class="admonition-title">note</p></div>',
  ],
  [
    'code block',
    codeBlock({language: 'ts', code: [text('let a = 1')], messages: ENGLISH.theme}),
    `<figure class="code" data-language="ts"><pre tabindex="0"><code class="language-ts">let a = 1</code></pre>${COPY}</figure>`,
  ],
  [
    'code block with a title and numbers from 1',
    codeBlock({
      language: 'ts',
      title: [text('a.ts')],
      firstLine: 1,
      code: [text('a')],
      messages: ENGLISH.theme,
    }),
    `<figure class="code" data-language="ts"><figcaption class="code-title">a.ts</figcaption><pre tabindex="0" class="line-numbers"><code class="language-ts">a</code></pre>${COPY}</figure>`,
  ],
  [
    'code block with numbers from 5',
    codeBlock({language: 'text', firstLine: 5, code: [text('a')], messages: ENGLISH.theme}),
    `<figure class="code" data-language="text"><pre tabindex="0" class="line-numbers"><code class="language-text" data-start="5" style="counter-reset:line 4">a</code></pre>${COPY}</figure>`,
  ],
  [
    'folded code block with an id',
    codeBlock({
      language: 'ts',
      id: 'a',
      fold: {more: 'Show all', less: 'Show fewer'},
      code: [text('a')],
      messages: ENGLISH.theme,
    }),
    `<figure id="a" class="code" data-language="ts"><details class="code-fold"><summary><span>Show all</span><span>Show fewer</span></summary></details><pre tabindex="0"><code class="language-ts">a</code></pre>${COPY}</figure>`,
  ],
  [
    'copy button',
    copyButton('Copy', 'Copy path'),
    '<button type="button" class="code-copy" aria-label="Copy path">Copy</button>',
  ],
  [
    'details',
    details({summary: [text('More')], className: 'nested', children: [paragraph('So.')]}),
    '<details class="nested"><summary>More</summary><p>So.</p></details>',
  ],
  ['summary', summaryOf([text('More')]), '<summary>More</summary>'],
  [
    'heading',
    heading({level: 2, id: 'größe', linkLabel: 'Direct link to Größe "a"', children: [text('Größe "a"')]}),
    '<h2 id="größe">Größe "a"<a class="hash-link" href="#gr%C3%B6%C3%9Fe" aria-label="Direct link to Größe &#x22;a&#x22;"></a></h2>',
  ],
  [
    'heading with former ids',
    heading({
      level: 3,
      id: 'new',
      aliases: ['old'],
      linkLabel: 'Direct link to New',
      children: [text('New')],
    }),
    '<h3 id="new"><a id="old"></a>New<a class="hash-link" href="#new" aria-label="Direct link to New"></a></h3>',
  ],
  [
    'title of a page',
    heading({level: 1, id: 'a', linkLabel: 'A', children: [text('A')]}),
    '<h1 id="a">A</h1>',
  ],
  ['heading without an id', heading({level: 2, linkLabel: 'A', children: [text('A')]}), '<h2>A</h2>'],
  [
    'first image',
    image({src: '/a.png', alt: 'A', title: 'T', width: 2, height: 1, isFirst: true}),
    '<img src="/a.png" alt="A" title="T" width="2" height="1" loading="eager" decoding="async">',
  ],
  [
    'image',
    image({src: '/a.png', alt: '', isFirst: false}),
    '<img src="/a.png" alt="" loading="lazy" decoding="async">',
  ],
  ['link to a page', link({href: '/a', kind: 'page', children: [text('A')]}), '<a href="/a">A</a>'],
  [
    'link to a file',
    link({href: '/a.zip', kind: 'file', children: [text('A')]}),
    '<a href="/a.zip" target="_blank" rel="noopener noreferrer">A</a>',
  ],
  [
    'link to another site',
    link({href: 'https://a.example', kind: 'external', title: 'T', children: [text('A')]}),
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer" class="external" title="T">A</a>',
  ],
  [
    'table',
    table({
      className: 'fields',
      caption: 'Fields',
      columns: ['Name', 'Type'],
      rows: [
        {id: 'a', hasHead: true, cells: [[text('a')], [text('string')]]},
        {cells: [[], [element('code', {}, [text('b')])]]},
      ],
    }),
    '<table class="fields"><caption>Fields</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead><tbody><tr id="a"><th scope="row">a</th><td>string</td></tr><tr><td></td><td><code>b</code></td></tr></tbody></table>',
  ],
  [
    'box of a table',
    scrollBox(element('table')),
    '<div class="table-scroll" tabindex="0"><table></table></div>',
  ],
  [
    'tabs that work without React',
    tabs({
      id: 'tabs-1',
      group: 'lang',
      label: 'Samples',
      selected: 'js',
      tabs: [{value: 'js', label: 'JavaScript'}, {value: 'curl'}],
      panels: [
        {value: 'js', children: [paragraph('A')]},
        {value: 'curl', children: [paragraph('B')]},
      ],
    }),
    '<div class="tabs" data-tab-group="lang"><ul class="tabs-list" role="tablist" aria-orientation="horizontal" aria-label="Samples"><li class="tab" role="tab" id="tabs-1-tab-0" aria-controls="tabs-1-panel-0" aria-selected="true" tabindex="0" data-value="js">JavaScript</li><li class="tab" role="tab" id="tabs-1-tab-1" aria-controls="tabs-1-panel-1" aria-selected="false" tabindex="-1" data-value="curl">curl</li></ul><div class="tab-panel" role="tabpanel" id="tabs-1-panel-0" aria-labelledby="tabs-1-tab-0" data-label="JavaScript" data-value="js"><p>A</p></div><div class="tab-panel" role="tabpanel" id="tabs-1-panel-1" aria-labelledby="tabs-1-tab-1" data-label="curl" data-value="curl" hidden><p>B</p></div></div>',
  ],
  [
    'lazy tabs of which none is selected',
    tabs({
      id: 't',
      lazy: true,
      block: true,
      className: 'mine',
      selected: null,
      tabs: [{value: 'a', attributes: {className: 'own', title: 'A'}}],
      panels: [{value: 'a', children: [text('A')]}],
    }),
    '<div class="tabs mine" data-block="true"><ul class="tabs-list" role="tablist" aria-orientation="horizontal"><li class="tab own" title="A" role="tab" id="t-tab-0" aria-selected="false" tabindex="0" data-value="a">a</li></ul></div>',
  ],
];

test.each(cases)('%s', (_, node, html) => {
  expect(toHtml(node)).toBe(html);
});
