import {describe, expect, test} from 'vitest';
import type {DocsConfig} from '../../../../../src/generator/config/SiteConfig.ts';
import {resolveVersions} from '../../../../../src/generator/content/docs/versions/resolveVersions.ts';
import {testConfig} from '../../loadTestSite.ts';

function resolve(names: string[], options: Partial<DocsConfig> = {}) {
  const [docs] = testConfig({docs: options}).docs;
  if (!docs) throw new Error('The configuration has no docs.');
  return resolveVersions(docs, names);
}

/** Each version on one line: name, route, label, banner, and a star for the last one. */
function lines(names: string[], options?: Partial<DocsConfig>): string[] {
  return resolve(names, options).plans.map(
    ({version: {name, label, banner = '-', isLast}, options: {routeBasePath}}) =>
      `${name} ${routeBasePath} ${label} ${banner}${isLast ? ' *' : ''}`,
  );
}

const version = {noIndex: false};

describe('the list of versions and their routes', () => {
  test.each<[string, string[], Partial<DocsConfig>, string[]]>([
    ['no versions', [], {}, ['current docs Next - *']],
    [
      'the newest is the last one',
      ['2.0', '1.0'],
      {},
      ['current docs/next Next unreleased', '2.0 docs 2.0 - *', '1.0 docs/1.0 1.0 unmaintained'],
    ],
    [
      'lastVersion is an older one',
      ['2.0', '1.0'],
      {lastVersion: '1.0'},
      ['current docs/next Next unreleased', '2.0 docs/2.0 2.0 unreleased', '1.0 docs 1.0 - *'],
    ],
    [
      'lastVersion is the docs folder',
      ['1.0'],
      {lastVersion: 'current'},
      ['current docs Next - *', '1.0 docs/1.0 1.0 unmaintained'],
    ],
    ['without the docs folder', ['1.0'], {includeCurrentVersion: false}, ['1.0 docs 1.0 - *']],
    ['without versioning', ['1.0'], {disableVersioning: true}, ['current docs Next - *']],
    [
      'some of them, in the order of the file',
      ['3.0', '2.0', '1.0'],
      {onlyIncludeVersions: ['1.0', '2.0']},
      ['2.0 docs 2.0 - *', '1.0 docs/1.0 1.0 unmaintained'],
    ],
    [
      'the docs folder among the names',
      ['1.0', 'current'],
      {},
      ['1.0 docs 1.0 - *', 'current docs/next Next unmaintained'],
    ],
    [
      'label, path and banner of their own',
      ['2.0', '1.0'],
      {
        versions: {
          current: {...version, label: 'Main', path: 'main', banner: 'none'},
          '2.0': {...version, path: 'stable'},
          '1.0': {...version, label: 'Old', path: '/', banner: 'unreleased'},
        },
      },
      ['current docs/main Main -', '2.0 docs/stable 2.0 - *', '1.0 docs Old unreleased'],
    ],
    ['docs at the root', ['1.0'], {routeBasePath: '/'}, ['current next Next unreleased', '1.0 / 1.0 - *']],
  ])('%s', (_, names, options, expected) => {
    expect(lines(names, options)).toEqual(expected);
    expect(resolve(names, options).mistakes).toEqual([]);
  });
});

test('files are where Docusaurus has them; names of other instances are prefixed with their id', () => {
  const files = (id: string) =>
    resolve(['1.0'], {id, path: 'guides', sidebarPath: 'bars.ts'}).plans.map(({options}) => [
      options.path,
      options.sidebarPath,
    ]);
  expect(files('default')).toEqual([
    ['guides', 'bars.ts'],
    ['versioned_docs/version-1.0', 'versioned_sidebars/version-1.0-sidebars.json'],
  ]);
  expect(files('api')[1]).toEqual([
    'api_versioned_docs/version-1.0',
    'api_versioned_sidebars/version-1.0-sidebars.json',
  ]);
});

test('pages show the label of their version if there are several, unless the version says otherwise', () => {
  const badges = (names: string[], options?: Partial<DocsConfig>) =>
    resolve(names, options).plans.map((plan) => plan.version.badge);
  expect(badges([])).toEqual([false]);
  expect(badges(['1.0'])).toEqual([true, true]);
  expect(badges(['1.0'], {versions: {'1.0': {...version, badge: false}}})).toEqual([true, false]);
});

test('a version may be named like an object method', () => {
  expect(lines(['constructor'])).toEqual([
    'current docs/next Next unreleased',
    'constructor docs constructor - *',
  ]);
});
