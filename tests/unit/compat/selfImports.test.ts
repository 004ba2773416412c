import path from 'node:path';
import {expect, test} from 'vitest';
import {findOverrides} from '../../../src/generator/compat/findOverrides.ts';
import {selfImports} from '../../../src/generator/compat/selfImports.ts';
import {siteFolder} from '../config/siteFolder.ts';

const WRAPPER = 'export default (props) => <><p>Before</p><X {...props} /></>;\n';

test.each([
  ["import X from '@theme/Footer';\n", {line: 1, column: 15}],
  ["import React from 'react';\nimport X, {\n  y,\n} from '@theme/Footer';\n", {line: 4, column: 8}],
])('a component that imports itself by the theme’s name is found: %j', async (imports, place) => {
  const siteDir = await siteFolder({'src/theme/Footer.jsx': imports + WRAPPER});
  expect(selfImports(findOverrides(siteDir).aliases)).toEqual([
    {name: 'Footer', request: '@theme/Footer', file: path.join(siteDir, 'src/theme/Footer.jsx'), ...place},
  ]);
});

test.each([
  ['the theme’s component', 'Footer.tsx', "import X from '@theme-original/Footer';\n"],
  ['a part of it', 'Footer.tsx', "import X from '@theme/Footer/Layout';\n"],
  ['its type', 'Footer.tsx', "import type X from '@theme/Footer';\n"],
  ['types of its module', 'Footer.tsx', "import {type Props, type X} from '@theme/Footer';\n"],
  ['nothing, in a comment', 'Footer.tsx', "// import X from '@theme/Footer';\n"],
  [
    'itself for the branches of a tree',
    'DocSidebarItem/index.tsx',
    "import X from '@theme/DocSidebarItem';\n",
  ],
  ['itself, and replaces nothing', 'Tree.tsx', "import X from '@theme/Tree';\n"],
])('a component may import %s', async (_, file, imports) => {
  const siteDir = await siteFolder({[`src/theme/${file}`]: imports + WRAPPER});
  expect(selfImports(findOverrides(siteDir).aliases)).toEqual([]);
});

test('a component of a plugin is the original of the site’s, but not of itself', async () => {
  const siteDir = await siteFolder({
    'themes/one/Footer.js': `import X from '@theme-original/Footer';\n${WRAPPER}`,
    'themes/one/Navbar.js': `import X from '@theme-init/Navbar';\n${WRAPPER}`,
    'src/theme/Footer.js': `import X from '@theme-original/Footer';\n${WRAPPER}`,
  });
  const folder = path.join(siteDir, 'themes/one');
  const found = selfImports(findOverrides(siteDir, [folder]).aliases);
  expect(found).toMatchObject([{request: '@theme-original/Footer', file: path.join(folder, 'Footer.js')}]);
});
