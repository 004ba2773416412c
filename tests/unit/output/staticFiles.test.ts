import {mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {staticLinkProblems} from '../../../src/generator/content/staticLinkProblems.ts';
import {readLogo} from '../../../src/generator/output/openGraph/readLogo.ts';
import {staticFiles} from '../../../src/generator/output/plan/staticFiles.ts';
import {isStaticFile} from '../../../src/generator/output/isStaticFile.ts';
import {findInStatic} from '../../../src/generator/files/findInStatic.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {testConfig} from '../content/loadTestSite.ts';

test('an address is a static file if a host would serve one for it', async () => {
  const siteDir = await siteFolder({
    'static/img/a&b é.svg': 'x',
    'static/demo/index.html': 'x',
    'brand/logo.svg': 'x',
  });
  const config = testConfig({site: {staticDirectories: ['static', 'brand']}});
  const isFile = (address: string) => isStaticFile({siteDir, config}, address);
  const files = [
    '/v1/img/a%26b%20%C3%A9.svg?x#y',
    '/v1/demo',
    '/v1/demo/',
    '/v1/demo/index.html',
    '/v1/logo.svg',
  ];
  expect(files.filter(isFile)).toEqual(files);
  const others = ['/v1/', '/v1/img', '/v1/img/', '/v1/caf%E9.pdf', '/v1/a%00b', `/v1/${'a'.repeat(300)}`];
  expect(others.filter(isFile)).toEqual([]);
});

test('the later of two static folders takes precedence everywhere', async () => {
  const folders = ['static', 'brand', 'missing'];
  const siteDir = await siteFolder({
    'static/logo.svg': 'first',
    'brand/logo.svg': 'second',
    'static/a.txt': 'x',
  });
  const config = testConfig({site: {staticDirectories: folders}});
  config.themeConfig.navbar.logo = {alt: '', src: '/logo.svg'};
  const winner = path.join(siteDir, 'brand/logo.svg');
  const files = await staticFiles({siteDir, config});
  expect(files.find(({to}) => to === 'v1/logo.svg')?.source).toEqual({type: 'copy', from: winner});
  expect(findInStatic(siteDir, folders, '/logo.svg')).toBe(winner);
  expect(findInStatic(siteDir, folders, 'a.txt')).toBe(path.join(siteDir, 'static/a.txt'));
  expect(await readLogo(siteDir, config)).toBe('second');
});

test('a folder that a link points to is published, as its files are served', async () => {
  const siteDir = await siteFolder({
    'package.json': '{}',
    'shared/icons/a.svg': 'x',
    'static/.nojekyll': '',
    'static/old/.valkyr-docs': 'of another site',
    'static/old/index.html': 'x',
  });
  mkdirSync(path.join(siteDir, '.git'));
  const link = (target: string, name: string) => symlinkSync(target, path.join(siteDir, 'static', name));
  link('../shared', 'shared');
  link('../package.json', 'package.json');
  link('.', 'itself');
  link('nowhere', 'broken');
  const published = (await staticFiles({siteDir, config: testConfig()})).map(({to}) => to);
  expect(published).toEqual([
    'v1/.nojekyll',
    'v1/old/.valkyr-docs',
    'v1/old/index.html',
    'v1/package.json',
    'v1/shared/icons/a.svg',
  ]);
  const problems = await staticLinkProblems(siteDir, ['static']);
  expect(problems.map(({file, severity}) => [file, severity])).toEqual([['static/itself', 'warning']]);
});

test('a logo is found by its address with the base URL, and encoded', async () => {
  const siteDir = await siteFolder({'static/my logo.svg': 'drawing'});
  const config = testConfig();
  const {navbar} = config.themeConfig;
  const logoAt = (src: string) =>
    readLogo(siteDir, {
      ...config,
      themeConfig: {...config.themeConfig, navbar: {...navbar, logo: {src, alt: ''}}},
    });
  for (const src of ['/my logo.svg', 'my%20logo.svg', '/v1/my%20logo.svg'])
    expect(await logoAt(src)).toBe('drawing');
  expect(await logoAt('https://example.com/my%20logo.svg')).toBe('');
});

test('a file with another content of the same length and time is another one', async () => {
  const siteDir = await siteFolder({'static/q.txt': 'AAAA'});
  const file = path.join(siteDir, 'static/q.txt');
  const keyOf = async () => (await staticFiles({siteDir, config: testConfig()}))[0]?.key;
  utimesSync(file, 1000, 1000);
  const before = await keyOf();
  expect(await keyOf()).toBe(before);
  const {ctimeMs} = statSync(file);
  // Until the clock of the file system has advanced.
  while (statSync(file).ctimeMs === ctimeMs) {
    writeFileSync(file, 'BBBB');
    utimesSync(file, 1000, 1000);
  }
  expect(await keyOf()).not.toBe(before);
});
