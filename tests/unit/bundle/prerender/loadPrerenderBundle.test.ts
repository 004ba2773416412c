import {rm} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadPrerenderBundle} from '../../../../src/generator/bundle/prerender/loadPrerenderBundle.ts';
import {LoadFault} from '../../../../src/generator/shared/page/LoadFault.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test('a bundle is evaluated once for each language, even if its file has been moved', async () => {
  const dir = await siteFolder({'a.cjs': 'exports.renderPage = {};\n', 'b.cjs': ''});
  const file = path.join(dir, 'a.cjs');
  const first = await loadPrerenderBundle(file);
  await rm(file);
  const second = await loadPrerenderBundle(file, {tea: 'Thé'});
  expect(second.renderPage).not.toBe(first.renderPage);
  expect(await loadPrerenderBundle(file)).toBe(first);
  expect(await loadPrerenderBundle(file, {tea: 'Thé'})).toBe(second);
  await loadPrerenderBundle(path.join(dir, 'b.cjs'));
  await expect(loadPrerenderBundle(file)).rejects.toThrow('ENOENT');
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

test('a bundle with a module that throws is evaluated once', async () => {
  const dir = await siteFolder({
    'wrong.cjs':
      'globalThis.evaluations = (globalThis.evaluations ?? 0) + 1;\nthrow globalThis.evaluations;\n',
  });
  const load = () => loadPrerenderBundle(path.join(dir, 'wrong.cjs'));
  await expect(load()).rejects.toEqual(new LoadFault(1));
  await expect(load()).rejects.toMatchObject({thrown: 1});
});
