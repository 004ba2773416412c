import {expect, test} from 'vitest';
import {parseChapter} from '../../../../src/generator/output/book/chapterTree.ts';
import {printAsHtml, printAsXhtml} from '../../../../src/generator/output/book/printChapter.ts';
import {parseXml} from '../formats/parseXml.ts';

const both = (html: string): string[] => {
  const nodes = parseChapter(html);
  const xhtml = printAsXhtml(nodes);
  expect(() => parseXml(xhtml)).not.toThrow();
  return [printAsHtml(nodes), xhtml.replace(/^<section>(.*)<\/section>$/s, '$1')];
};

test.each([
  ['<p>one<br>two</p>', '<p>one<br>two</p>', '<p>one<br/>two</p>'],
  ['<p></p><i></i>', '<p></p><i></i>', '<p></p><i></i>'],
  [
    '<p title="a &quot;b&quot; <c>">&amp;&nbsp;]]></p>',
    '<p title="a &quot;b&quot; &lt;c&gt;">&amp;\u00a0]]></p>',
    '<p title="a &quot;b&quot; &lt;c&gt;">&amp;\u00a0]]&gt;</p>',
  ],
  [
    '<style>a > b { content: "<&" }</style>',
    '<style>a > b { content: "<&" }</style>',
    '<style>a > b { content: "&lt;&amp;" }</style>',
  ],
  ['<!-- note --><p>\u0001text</p>', '<p>\u0001text</p>', '<p>text</p>'],
])('%j is printed as HTML and as XHTML', (source, html, xhtml) => {
  expect(both(source)).toEqual([html, xhtml]);
});

test('SVG and MathML keep the case of their names and get their namespaces in XHTML', () => {
  const [html, xhtml] = both(
    '<svg viewBox="0 0 1 1"><use xlink:href="#a"></use><foreignObject><p>text</p></foreignObject></svg><math><mi>x</mi></math>',
  );
  expect(html).toBe(
    '<svg viewBox="0 0 1 1"><use xlink:href="#a"/><foreignObject><p>text</p></foreignObject></svg><math><mi>x</mi></math>',
  );
  expect(xhtml).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>' +
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">text</p></foreignObject></svg>' +
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>',
  );
});

test('XHTML lacks names that XML does not allow, and keeps the text of such elements', () => {
  const [html, xhtml] = both('<p @click="a" v-on:b="c" class="d"><o:p>text</o:p></p>');
  expect(html).toBe('<p @click="a" v-on:b="c" class="d"><o:p>text</o:p></p>');
  expect(xhtml).toBe('<p class="d">text</p>');
});
