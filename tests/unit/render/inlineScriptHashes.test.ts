import {expect, test} from 'vitest';
import {inlineScriptHashes} from '../../../src/generator/render/inlineScriptHashes.ts';
import {scriptHash} from '../../support/scriptHash.ts';

test('scripts that browsers run have a hash, without duplicates', () => {
  const html = [
    '<script>one()</script><SCRIPT>one()</SCRIPT>',
    '<script type="module" data-a="x > y">two()</script>',
    "<script type='text/javascript' async>three()</script>",
    '<script type=importmap>{}</script>',
  ].join('<p>Text</p>');
  expect(inlineScriptHashes(html)).toEqual(['one()', 'two()', 'three()', '{}'].map(scriptHash));
});

test('line breaks are normalized as browsers do before hashing', () => {
  expect(inlineScriptHashes('<script>\r\na()\rb()\n</script>')).toEqual([scriptHash('\na()\nb()\n')]);
});

test('data, files and text have none', () => {
  const html = [
    '<script src="/a.js"></script>',
    '<script src></script>',
    '<script type="application/json">{"a": 1}</script>',
    '<script type="application/ld+json">{}</script>',
    '&lt;script&gt;no()&lt;/script&gt;',
    '<scripted>no()</scripted>',
  ].join('');
  expect(inlineScriptHashes(html)).toEqual([]);
});
