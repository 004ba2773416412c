import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadPrerenderBundle} from '../../../../src/generator/bundle/prerender/loadPrerenderBundle.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test('a bundle is evaluated once, and released when another is loaded', async () => {
  const dir = await siteFolder({
    'a.cjs': 'exports.renderPage = {};\n',
    'b.cjs': 'exports.renderPage = {};\n',
  });
  const [a, b] = [path.join(dir, 'a.cjs'), path.join(dir, 'b.cjs')];
  const first = await loadPrerenderBundle(a);
  expect(await loadPrerenderBundle(a)).toBe(first);
  const {cache} = createRequire(a);
  await loadPrerenderBundle(b);
  expect([a in cache, b in cache]).toEqual([false, true]);
});

test('neither a component of a bundle nor a page in it can end the process', async () => {
  const dir = await siteFolder({
    'exit.cjs':
      'exports.component = () => process.exit(0);\nexports.page = (code) => new Function(code)();\n',
  });
  const bundle: unknown = await loadPrerenderBundle(path.join(dir, 'exit.cjs'));
  const {component, page} = bundle as {component(): void; page(code: string): void};
  expect(component).toThrow('`process.exit(0)` ends the generator, which no file of a site may do');
  expect(() => page('process.exit(1)')).toThrow('`process.exit(1)` ends the generator');
});

test('what a bundle exports stays, even if a package in it takes its `module` for its own', async () => {
  const dir = await siteFolder({
    'late.cjs': "'use strict';\nmodule.exports = {component: () => { module.exports = {}; }};\n",
  });
  const file = path.join(dir, 'late.cjs');
  const bundle: unknown = await loadPrerenderBundle(file);
  (bundle as {component(): void}).component();
  expect(await loadPrerenderBundle(file)).toBe(bundle);
});
