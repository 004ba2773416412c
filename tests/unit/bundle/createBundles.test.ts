import {existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import type {BundleRequest} from '../../../src/generator/bundle/requests/BundleRequest.ts';
import {createBundles} from '../../../src/generator/bundle/createBundles.ts';
import type {bundlePrerender} from '../../../src/generator/bundle/prerender/bundlePrerender.ts';
import type {runSiteWebpack, runWebpack} from '../../../src/generator/bundle/webpack/runWebpack.ts';
import {generatorDir} from '../../../src/generator/files/packages/generatorDir.ts';
import {siteFolder} from '../config/siteFolder.ts';

/** What happens while webpack runs. */
let meanwhile = (): void => undefined;
/** How often the site's own part was bundled, and the app. */
let siteRuns = 0;
let appRuns = 0;
let request: BundleRequest;
let component = '';
/** What the app is made from, if not from the component. */
let appSource: string | undefined;
/** Where webpack has looked for files and packages of the site. */
let absent: string[] = [];

vi.mock('../../../src/generator/bundle/webpack/runWebpack.ts', () => ({
  runWebpack: (async (_, {outDir, entries}) => {
    mkdirSync(path.join(outDir, 'browser'), {recursive: true});
    writeFileSync(path.join(outDir, 'browser/main.js'), '');
    meanwhile();
    appRuns++;
    const inputs = [appSource ?? component, entries.browser];
    return {output: {files: ['main.js'], initial: ['main.js'], chunks: {}, inputs, absent}, problems: []};
  }) satisfies typeof runWebpack,
  runSiteWebpack: (async ({outDir, entries}) => {
    siteRuns++;
    mkdirSync(path.join(outDir, 'browser'), {recursive: true});
    writeFileSync(path.join(outDir, 'browser/components.js'), '');
    const output = {
      files: ['components.js'],
      initial: ['components.js'],
      chunks: {},
      inputs: [component, entries.browser],
      absent,
    };
    return {output, problems: []};
  }) satisfies typeof runSiteWebpack,
}));
vi.mock('../../../src/generator/bundle/framework/takeFramework.ts', () => ({
  takeFramework: async () => ({file: 'framework.js', code: '', inputs: []}),
}));
vi.mock('../../../src/generator/bundle/prerender/bundlePrerender.ts', () => ({
  bundlePrerender: (async () => ({
    code: '',
    inputs: [appSource ?? component],
    componentInputs: {},
    mistakes: [],
    isComplete: true,
  })) satisfies typeof bundlePrerender,
}));

beforeEach(async () => {
  const siteDir = await siteFolder({'src/components/Box.tsx': 'before'});
  component = path.join(siteDir, 'src/components/Box.tsx');
  // A source that was saved at the time of the build is bundled again.
  utimesSync(component, 1, 1);
  meanwhile = () => undefined;
  siteRuns = 0;
  appRuns = 0;
  appSource = undefined;
  absent = [];
  request = {
    generatorDir,
    version: 'test',
    siteDir,
    aliases: {},
    cacheDir: path.join(siteDir, '.cache'),
    useCache: true,
    site: {baseUrl: '/', hasSearch: false, hasReference: false},
    components: [],
    customCss: [],
    staticDirectories: ['static'],
  };
});

const isReused = async (): Promise<boolean> => (await createBundles(request)).reused;

test('reuses the bundles of the last build while their sources are unchanged', async () => {
  expect(await isReused()).toBe(false);
  expect(await isReused()).toBe(true);
  writeFileSync(component, 'after');
  expect(await isReused()).toBe(false);
});

test('bundles a site’s components again for another base URL, which is part of their script', async () => {
  request.components = ['@site/src/components/Box'];
  expect(await isReused()).toBe(false);
  request.site = {...request.site, baseUrl: '/docs/'};
  expect(await isReused()).toBe(false);
  expect(await isReused()).toBe(true);
});

test('reuses another site’s bundles with the same settings if they contain no file of it', async () => {
  component = path.join(generatorDir, 'src/generator/client/start.tsx');
  request.sharedDir = await siteFolder({});
  const build = async (baseUrl: string): Promise<boolean> => {
    request.cacheDir = path.join(await siteFolder({}), '.cache');
    request.site = {...request.site, baseUrl};
    return isReused();
  };
  expect(await build('/')).toBe(false);
  expect(await build('/')).toBe(true);
  expect(await build('/docs/')).toBe(true);
});

test('bundles again when a component was saved while webpack ran', async () => {
  meanwhile = () => {
    writeFileSync(component, 'saved meanwhile');
    // As if webpack took a second.
    const later = Date.now() / 1000 + 1;
    utimesSync(component, later, later);
  };
  expect(await isReused()).toBe(false);
  meanwhile = () => undefined;
  expect(await isReused()).toBe(false);
});

test('bundles again when a component was removed while webpack ran', async () => {
  meanwhile = () => rmSync(component, {force: true});
  expect(await isReused()).toBe(false);
  expect(await isReused()).toBe(false);
});

test.each(['src/components/Box/index.tsx', 'src/node_modules', 'node_modules/chart/package.json'])(
  'bundles again when what would take precedence is added: %s',
  async (name) => {
    request.components = ['@site/src/components/Box'];
    absent = [path.join(request.siteDir, name)];
    expect(await isReused()).toBe(false);
    expect(await isReused()).toBe(true);
    mkdirSync(path.join(request.siteDir, name), {recursive: true});
    expect(await isReused()).toBe(false);
  },
);

test('uses shared bundles if they need no file of the site', async () => {
  const sharedDir = await siteFolder({});
  component = path.join(generatorDir, 'package.json');
  request.sharedDir = sharedDir;
  const made = await createBundles(request);
  expect(made.reused).toBe(false);

  request.siteDir = await siteFolder({});
  request.cacheDir = path.join(request.siteDir, '.cache');
  const taken = await createBundles(request);
  expect(taken.reused).toBe(true);
  expect(taken.bundles?.files).toEqual(made.bundles?.files);
  expect(existsSync(path.join(taken.bundles?.browserDir ?? '', 'main.js'))).toBe(true);
  expect(taken.bundles?.browserDir.startsWith(request.cacheDir)).toBe(true);

  // Different settings, and damaged files.
  const other = {...request, cacheDir: path.join(await siteFolder({}), '.cache')};
  other.site = {...request.site, hasSearch: true};
  expect((await createBundles(other)).reused).toBe(false);
  const files = readdirSync(path.join(sharedDir, 'shared-bundles'), {recursive: true, withFileTypes: true});
  for (const file of files.filter(({name}) => name === 'main.js'))
    writeFileSync(path.join(file.parentPath, file.name), 'damaged');
  rmSync(request.cacheDir, {recursive: true});
  expect(await isReused()).toBe(false);
});

test('does not share bundles that contain a file of the site', async () => {
  request.sharedDir = await siteFolder({});
  expect(await isReused()).toBe(false);
  rmSync(request.cacheDir, {recursive: true});
  expect(await isReused()).toBe(false);
});

test('bundles a site’s components next to an app that other sites share', async () => {
  request.sharedDir = await siteFolder({});
  request.components = ['@site/src/components/Box'];
  appSource = path.join(generatorDir, 'package.json');
  const {bundles} = await createBundles(request);
  expect(bundles?.components).toBe('components.js');
  expect(bundles?.scripts).toEqual(['framework.js', 'main.js']);
  expect(bundles?.chunks['@site/src/components/Box']).toEqual(['components.js']);
  expect(readdirSync(bundles?.browserDir ?? '').sort()).toEqual(['components.js', 'framework.js', 'main.js']);
  expect([appRuns, siteRuns]).toEqual([1, 1]);

  writeFileSync(component, 'after');
  expect(await isReused()).toBe(false);
  expect([appRuns, siteRuns]).toEqual([1, 2]);

  request.siteDir = await siteFolder({'src/components/Box.tsx': 'other'});
  request.cacheDir = path.join(request.siteDir, '.cache');
  component = path.join(request.siteDir, 'src/components/Box.tsx');
  utimesSync(component, 1, 1);
  expect(await isReused()).toBe(false);
  expect([appRuns, siteRuns]).toEqual([1, 3]);
  expect(await isReused()).toBe(true);
});

test.each([
  ['runs code on every page', {clientModules: ['@site/src/everywhere']}],
  ['replaces a part of the theme', {aliases: {'/generator/theme/regions/Footer': '/site/src/theme/Footer'}}],
])('bundles all of a site that %s together', async (_, own) => {
  const {bundles} = await createBundles({...request, components: ['@site/src/components/Box'], ...own});
  expect(bundles?.components).toBeUndefined();
  expect([appRuns, siteRuns]).toEqual([1, 0]);
});
