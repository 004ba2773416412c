import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {loadSiteConfig} from '../../../../src/generator/config/loadSiteConfig.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {configuredFiles} from '../../../../src/generator/dev/content/configuredFiles.ts';
import {createModel, type Model} from '../../../../src/generator/dev/content/createModel.ts';
import {
  createSourceCache,
  type SourceCache,
} from '../../../../src/generator/dev/content/createSourceCache.ts';
import {applyTextChanges} from '../../../../src/generator/dev/content/applyTextChanges.ts';
import {createDeferred} from '../../../../src/generator/workers/createDeferred.ts';
import {partsOf} from '../../content/loadTestSite.ts';
import {createSite, type TestSite} from '../../../support/createSite.ts';

let site: TestSite;
let sources: SourceCache;

beforeEach(() => {
  sources = createSourceCache();
  site = createSite({
    'docs/a.mdx': '---\ntitle: A\n---\n\nFirst words.\n',
    'docs/b.mdx': '---\ntitle: B\ndescription: All of B.\n---\n\nText.\n',
  });
});

afterEach(() => site.dispose());

async function load(): Promise<Model> {
  const {config} = await loadSiteConfig(site.dir);
  if (!config) throw new Error('The configuration is wrong.');
  const {content} = await loadSite(site.dir, config, {sources});
  return createModel(site.dir, config, content);
}

const change = (model: Model, ...files: string[]) =>
  applyTextChanges(
    site.dir,
    model,
    sources,
    new Set([...configuredFiles(model.config, model.content.docsSets), ...model.content.files]),
    new Set(files),
  );

test('a changed text is updated in the model in place, with the description derived from it', async () => {
  const model = await load();
  site.write({'docs/a.mdx': '---\ntitle: A\n---\n\nOther words.\n'});
  expect(await change(model, 'docs/a.mdx')).toBe(false);
  expect(model.quickRoute('/docs/a', new Map())?.data.head.description).toBe('Other words.');
});

test('changed front matter, and new and removed files, require reloading the content', async () => {
  const model = await load();
  site.write({'docs/b.mdx': '---\ntitle: B renamed\ndescription: All of B.\n---\n\nText.\n'});
  expect(await change(model, 'docs/b.mdx')).toBe(true);
  site.write({'docs/c.mdx': 'New.\n'});
  expect(await change(model, 'docs/c.mdx')).toBe(true);
  site.remove('docs/a.mdx');
  expect(await change(model, 'docs/a.mdx')).toBe(true);
  site.write({'docs/logo.png': 'no page'});
  expect(await change(model, 'docs/logo.png')).toBe(false);

  const again = await load();
  expect(partsOf(again.content).docs.map(({title}) => title)).toEqual(['B renamed', 'c']);
});

test('a file named in the configuration is noticed when it is created', async () => {
  site.write({
    'site.config.ts':
      "export default {title: 'T', url: 'https://test.example', openapi: {path: './api/spec.yaml'}, docs: {sidebarPath: './sidebars.ts', tags: '../words/tags.yml'}, blog: {authorsMapPath: '../people.yml'}};\n",
    'unrelated.yml': '',
  });
  const model = await load();
  for (const file of ['sidebars.ts', 'api/spec.yaml', 'words/tags.yml', 'people.yml']) {
    site.write({[file]: ''});
    expect([file, await change(model, file)]).toEqual([file, true]);
  }
  expect(await change(model, 'unrelated.yml')).toBe(false);
});

test('held reads wait, and urgent ones do not', async () => {
  const order: string[] = [];
  const released = createDeferred();
  sources.hold(released.promise);
  const later = sources.read('later', async () => order.push('later'));
  await sources.urgent.read('urgent', async () => order.push('urgent'));
  released.resolve();
  await later;
  expect(order).toEqual(['urgent', 'later']);
});

test('a file that cannot be read is read again the next time', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'sources-'));
  const file = path.join(dir, 'x');
  const read = async () => (await import('node:fs/promises')).readFile(file, 'utf8');
  await expect(sources.read('x', read)).rejects.toThrow('ENOENT');
  writeFileSync(file, 'there');
  expect(await sources.read('x', read)).toBe('there');
  rmSync(dir, {recursive: true});
});
