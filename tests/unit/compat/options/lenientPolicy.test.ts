import {expect, test} from 'vitest';
import {lenientPolicy} from '../../../../src/generator/compat/options/lenientPolicy.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test.for([
  ['src/components/Chart.jsx', true],
  ['plugins/counter/client.js', true],
  ['src/css/custom.css', false],
  ['plugins/counter/node_modules/left-pad/index.js', false],
] as const)('a site with %s may run code that its components make: %s', async ([file, may]) => {
  const policy = lenientPolicy(await siteFolder({[file]: ''}));
  expect('script-src' in policy).toBe(may);
});
