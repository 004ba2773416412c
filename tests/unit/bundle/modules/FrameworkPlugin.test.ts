import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import webpack from 'webpack';
import {FrameworkPlugin} from '../../../../src/generator/bundle/modules/FrameworkPlugin.ts';
import {frameworkStubs} from '../../../../src/generator/bundle/modules/frameworkModules.ts';
import {PACKAGE_FOLDERS} from '../../../../src/generator/files/packages/dependencies.ts';
import {siteFolder} from '../../config/siteFolder.ts';

/** Whether the bundle of a module needs more than the framework contains. */
async function isShort(module: string): Promise<boolean> {
  const dir = await siteFolder({'entry.js': module});
  for (const [name, text] of Object.entries(frameworkStubs())) writeFileSync(path.join(dir, name), text);
  const plugin = new FrameworkPlugin(dir);
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: {path: dir},
    resolve: {modules: [...PACKAGE_FOLDERS], alias: plugin.aliases},
    plugins: [plugin],
  });
  if (!compiler) throw new Error('webpack returned no compiler.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  return plugin.isShort;
}

test.each([
  ['what the theme uses', `import {useLocation} from 'react-router-dom'; console.log(useLocation);`],
  ['that by the name of the package', `import * as R from 'react-router-dom'; console.log(R.useLocation);`],
  [
    'all of React',
    `import * as React from 'react'; import {createPortal} from 'react-dom'; console.log(React, createPortal);`,
  ],
])('contains %s', async (_, module) => {
  expect(await isShort(module)).toBe(false);
});

test.each([
  ['another export', `import {useParams} from 'react-router-dom'; console.log(useParams);`],
  ['another by the name of the package', `import * as R from 'react-router-dom'; console.log(R.useParams);`],
  ['a package as a whole', `import * as R from 'react-router-dom'; console.log(R);`],
  ['a package that is required', `console.log(require('react-router-dom'));`],
  ['a package that is loaded later', `import('react-helmet-async').then(console.log);`],
  ['the package below', `import {useParams} from 'react-router'; console.log(useParams);`],
])('does not contain %s', async (_, module) => {
  expect(await isShort(module)).toBe(true);
});
