import path from 'node:path';
import {expect, test} from 'vitest';
import {
  bundleInputs,
  isInPackage,
  isSiteFile,
  isToBeCompiled,
} from '../../../../src/generator/bundle/modules/packageFiles.ts';

const folders = {siteDir: '/sites/one', sourceDir: '/sites/one/node_modules/valkyr-docs/dist'};

test.each([
  ['/sites/one/node_modules/react/index.js', '/sites/one', true],
  ['/sites/one/src/pages/index.tsx', '/sites/one', false],
  ['/linked/components/Box.js', '/sites/one', false],
  ['/a/node_modules/site/src/Box.js', '/a/node_modules/site', false],
  ['/a/node_modules/site/node_modules/x/x.js', '/a/node_modules/site', true],
  ['/a/node_modules/x/x.js', '/a/node_modules/site', true],
])('%s belongs to a package of the site in %s: %s', (file, siteDir, expected) => {
  expect(isInPackage(file, siteDir)).toBe(expected);
});

test.each([
  ['/sites/one/src/pages/index.tsx', '/sites/one', true],
  ['/sites/one/node_modules/react/index.js', '/sites/one', false],
  ['/sites/one-more/src/Box.js', '/sites/one', false],
  ['/a/node_modules/site/src/Box.js', '/a/node_modules/site', true],
  // A style sheet imports a file of another host.
  ['https://fonts.example/font.css', process.cwd(), false],
])('%s belongs to the site in %s: %s', (file, siteDir, expected) => {
  expect(isSiteFile(file, siteDir)).toBe(expected);
});

test('Windows paths are supported too', () => {
  const siteDir = 'C:\\node_modules\\site';
  expect(isInPackage('C:\\node_modules\\site\\src\\Box.js', siteDir, path.win32)).toBe(false);
  expect(isInPackage('C:\\node_modules\\site\\node_modules\\x\\x.js', siteDir, path.win32)).toBe(true);
  const sourceDir = 'D:\\valkyr-docs\\dist';
  expect(isToBeCompiled('D:\\valkyr-docs\\dist\\client\\start.js', {siteDir, sourceDir}, path.win32)).toBe(
    false,
  );
});

test.each([
  ['/sites/one/src/pages/index.js', true],
  ['/sites/one/node_modules/valkyr-docs/dist/theme/index.js', false],
  ['/sites/one/node_modules/chart/index.js', false],
  ['/sites/one/node_modules/@company/components/Box.tsx', true],
  ['/sites/one/node_modules/company/Box.jsx', true],
  ['/linked/Box.js', true],
])('%s is compiled: %s', (file, expected) => {
  expect(isToBeCompiled(file, folders)).toBe(expected);
});

test('a package is tracked by its version, and everything else by its files', () => {
  expect(
    bundleInputs(
      [
        '/sites/one/src/Box.tsx',
        '/sites/one/node_modules/react/index.js',
        '/sites/one/node_modules/react/cjs/react.production.js',
        '/sites/one/node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/lib/index.js',
        // Folders and links that were followed to get there.
        '/sites/one/node_modules/highlight.js',
        '/sites/one/node_modules/.pnpm/react@19.3.1',
        '/sites/one/node_modules/.pnpm/react@19.3.1/node_modules/highlight.js',
        '/sites/one/node_modules/.pnpm/valkyr-docs@file+..+valkyr-docs-0.0.0.tgz',
        '/sites/one/node_modules/.cache/generated.js',
      ],
      '/sites/one',
    ),
  ).toEqual([
    '/sites/one/src/Box.tsx',
    '/sites/one/node_modules/react/package.json',
    '/sites/one/node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/package.json',
    '/sites/one/node_modules/highlight.js/package.json',
    '/sites/one/node_modules/.pnpm/react@19.3.1/node_modules/highlight.js/package.json',
    '/sites/one/node_modules/.cache/generated.js',
  ]);
});
