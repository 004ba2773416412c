import {expect, test} from 'vitest';
import {searchKeys} from '../../../../src/generator/theme/search/searchKeys.ts';

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', '⌘ K'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)', '⌘ K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
  ['', 'Ctrl K'],
])('on %s search opens by %s', (userAgent, keys) => {
  expect(searchKeys(userAgent)).toBe(keys);
});
