import {describe, expect, test} from 'vitest';
import {generateDevEntries} from '../../../src/generator/bundle/generateDevEntries.ts';

const entriesFor = (components: string[]) =>
  generateDevEntries({
    site: {baseUrl: '/', hasSearch: false},
    components,
    customCss: [],
  });

describe('generateDevEntries', () => {
  test('a component that is added changes the registry alone, and renames no chunk', () => {
    const before = entriesFor(['@site/src/B.tsx']);
    const after = entriesFor(['@site/src/A.tsx', '@site/src/B.tsx']);
    expect(after.browser).toBe(before.browser);
    expect(after.prerender).toBe(before.prerender);
    expect(after.registry).not.toBe(before.registry);
    expect(after.chunkNames).toMatchObject(before.chunkNames);
  });

  test('two components of one name have chunks of their own', () => {
    const {chunkNames} = entriesFor(['@site/src/a/Chart.tsx', '@site/src/b/Chart.tsx']);
    expect(new Set(Object.values(chunkNames)).size).toBe(2);
  });
});
