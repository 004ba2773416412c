import {describe, expect, test} from 'vitest';
import type {AppAddresses} from '../../../src/generator/render/AppAddresses.ts';
import {createDocumentShell} from '../../../src/generator/render/documentShell.ts';
import {createAssetRenaming} from '../../../src/generator/render/renameAssets.ts';
import {renderPageData} from '../../../src/generator/render/renderRoute.ts';
import {type DocumentShell, renderDocument} from '../../../src/generator/render/renderDocument.ts';
import {splitShell} from '../../../src/generator/render/AppAddresses.ts';
import {EMPTY_SITE_DATA} from '../../support/emptySiteData.ts';

/** The document shell for an app with this hash. */
function shellOf(hash: string, more: Partial<AppAddresses> = {}): DocumentShell {
  const bundles = {
    app: `app-${hash}`,
    renderer: 'same',
    prerender: '',
    browserDir: '',
    files: [],
    styles: [`main.${hash}.css`],
    scripts: ['framework.same.js', `main.${hash}.js`],
    fonts: [`inter.${hash}.woff2`],
    chunks: {Chart: [`1.${hash}.js`, `1.${hash}.css`], Table: [`2.${hash}.js`, `1.${hash}.js`]},
  };
  return {
    ...createDocumentShell(EMPTY_SITE_DATA, bundles, false, {siteData: `/assets/site.${hash}.js`}),
    ...more,
  };
}

const HEAD = {title: '/assets/main.a.css'} as const;

const PARTS = {
  path: '/docs/',
  head: '<title>Files such as main.a.css</title><link rel="stylesheet" href="/own/main.a.css"/>',
  body: '<p>&lt;link rel="stylesheet" href="/assets/main.a.css"&gt; and app-a</p>',
  data: {layout: 'doc', title: '/assets/main.a.js'},
  components: ['Table', 'Chart'],
  structuredData: [{name: '/assets/main.a.css'}],
};

const renamingOf = (from: DocumentShell, to: DocumentShell, head = '') =>
  createAssetRenaming(splitShell(from).addresses, splitShell(to).addresses, head);

describe('renaming the files of the app in a document', () => {
  test('results in the document that would be rendered', () => {
    const renaming = renamingOf(shellOf('a'), shellOf('b'));
    expect(renaming?.document(renderDocument(shellOf('a'), PARTS))).toBe(renderDocument(shellOf('b'), PARTS));
  });

  test('and its data', () => {
    expect(renamingOf(shellOf('a'), shellOf('b'))?.data('{"app":"app-a","title":"app-a"}')).toBe(
      '{"app":"app-b","title":"app-a"}',
    );
  });

  test('and the files that a page needs', () => {
    const textOf = (hash: string) =>
      renderPageData(shellOf(hash), {layout: 'notFound', path: '/', head: HEAD}, ['Table', 'Chart']);
    expect(textOf('a')).toContain('"files":["/assets/2.a.js","/assets/1.a.js","/assets/1.a.css"]');
    expect(renamingOf(shellOf('a'), shellOf('b'))?.data(textOf('a'))).toBe(textOf('b'));
  });

  test('and the script of a page’s components', () => {
    const components = (hash: string) => ({
      ...shellOf(hash),
      components: `/assets/2.${hash}.js`,
    });
    const textOf = (hash: string) =>
      renderPageData(components(hash), {layout: 'notFound', path: '/', head: HEAD}, ['Table']);
    expect(textOf('a')).toContain('"components":"/assets/2.a.js","files":["/assets/2.a.js",');
    const renaming = renamingOf(components('a'), components('b'));
    expect(renaming?.data(textOf('a'))).toBe(textOf('b'));
    expect(renaming?.document(renderDocument(components('a'), PARTS))).toBe(
      renderDocument(components('b'), PARTS),
    );
  });

  test('says whether the data name what has changed', () => {
    const onlyStyles = shellOf('a', {styles: ['/assets/main.b.css']});
    const stylesOfOne = shellOf('a', {
      chunks: {Chart: ['/assets/1.a.js', '/assets/1.b.css'], Table: ['/assets/2.a.js', '/assets/1.a.js']},
    });
    const keeps = (to: DocumentShell) => renamingOf(shellOf('a'), to)?.keepsData;
    expect([onlyStyles, stylesOfOne, shellOf('b')].map(keeps)).toEqual([true, false, false]);
  });

  test.each([
    ['of another app', renderDocument(shellOf('other'), PARTS)],
    ['without data', '<!doctype html>\n<html>\n<head>\n</head>\n<body>\n</body>\n</html>\n'],
    ['that is cut off', renderDocument(shellOf('a'), PARTS).slice(0, 200)],
  ])('leaves a document alone %s', (_what, html) => {
    expect(renamingOf(shellOf('a'), shellOf('b'))?.document(html)).toBeUndefined();
  });

  test.each<[string, DocumentShell, string?]>([
    ['an additional style sheet', shellOf('b', {styles: ['/assets/main.b.css', '/assets/more.b.css']})],
    ['another component', shellOf('b', {chunks: {Chart: [], Other: []}})],
    ['a script instead of a style sheet', shellOf('b', {styles: ['/assets/main.b.js']})],
    ['one file instead of two', shellOf('b', {scripts: ['/assets/x.js', '/assets/x.js']})],
    [
      'the site’s own tag for a renamed file',
      shellOf('b'),
      '<link rel="stylesheet" href="/assets/main.a.css">',
    ],
  ])('is not possible with %s', (_what, to, head) => {
    expect(renamingOf(shellOf('a'), to, head)).toBeUndefined();
  });
});
