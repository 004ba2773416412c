import {constants, brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {useBuiltSite} from '../support/builtSite.ts';

const site = useBuiltSite();

test.each(['api-docs', 'model-docs'])('every page of %s is at most 25 kB of HTML in brotli', (family) => {
  const pages = site
    .files()
    .filter((file) => file.startsWith(`v1/docs/${family}/`) && file.endsWith('/index.html'));
  expect(pages.length).toBeGreaterThan(83);
  const tooLarge = pages.flatMap((name) => {
    // The quality that servers use on the fly; precompressed files are smaller.
    const {length} = brotliCompressSync(site.read(name), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
    return length > 25_000 ? [`${name}: ${length}`] : [];
  });
  expect(tooLarge).toEqual([]);
});
