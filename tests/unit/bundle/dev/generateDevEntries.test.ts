import {describe, expect, test} from 'vitest';
import {generateDevEntries} from '../../../../src/generator/bundle/dev/generateDevEntries.ts';

const request = {site: {baseUrl: '/', hasSearch: false, hasReference: false}, components: [], customCss: []};
const entriesFor = (components: string[]) => generateDevEntries({...request, components});

describe('generateDevEntries', () => {
  test('an added component changes only the registry, and renames no chunk', () => {
    const before = entriesFor(['@site/src/B.tsx']);
    const after = entriesFor(['@site/src/A.tsx', '@site/src/B.tsx']);
    expect(after.browser).toBe(before.browser);
    expect(after.prerender).toBe(before.prerender);
    expect(after.registry).not.toBe(before.registry);
    expect(after.chunkNames).toMatchObject(before.chunkNames);
  });

  test('the styles of the filter of a reference are imported only with a reference', () => {
    const stylesOf = (hasReference: boolean) =>
      [
        ...generateDevEntries({...request, site: {...request.site, hasReference}}).browser.matchAll(
          /\/(\w+)\.css"/g,
        ),
      ].map(([, name]) => name);
    expect(stylesOf(false)).toEqual(['index']);
    expect(stylesOf(true)).toEqual(['index', 'pageFilter']);
  });

  test('two components with the same name have separate chunks', () => {
    const {chunkNames} = entriesFor(['@site/src/a/Chart.tsx', '@site/src/b/Chart.tsx']);
    const names = Object.values(chunkNames);
    expect(new Set(names).size).toBe(names.length);
  });
});
