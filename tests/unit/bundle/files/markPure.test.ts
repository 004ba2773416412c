import {transformSync} from '@babel/core';
import swc from '@swc/core';
import {expect, test} from 'vitest';
import {markPure} from '../../../../src/generator/bundle/files/markPure.ts';

/** The module after minification. */
function minify(source: string): string {
  const marked = transformSync(source, {
    babelrc: false,
    configFile: false,
    plugins: [[markPure, {reactVersion: '19.3.1'}]],
  });
  return swc.minifySync(marked?.code ?? '', {
    module: true,
    compress: {passes: 3, toplevel: true},
    mangle: false,
  }).code;
}

test.each([
  ['a named context', `var Unused = React.createContext(null); Unused.displayName = 'Unused';`],
  [
    'a named component',
    `var Unused = React.forwardRef(function Unused() {}); Unused.displayName = 'Unused';`,
  ],
  ['an element', `var Unused = React.createElement('a', null);`],
  ['a class with a context', `class Unused extends Object {} Unused.contextType = Context;`],
  ['a class with a name', `var Unused = class extends Object {}; Unused.displayName = 'Unused';`],
  [
    'code for an older React',
    `var is19 = parseInt(React2.version.split('.')[0], 10) >= 19; export const mode = is19 ? 'new' : 'Unused';`,
  ],
  [
    'code of Helmet for an older React',
    `class HelmetData { mode = 'Unused'; } export const data = (given) => (given instanceof HelmetData ? given : new HelmetData(given));`,
  ],
])('lets a minifier remove unused %s', (_, source) => {
  const code = minify(`import * as React from 'react'; import {Context} from './Context'; ${source}`);
  expect(code).not.toContain('Unused');
});

test('keeps what is used, and the properties of a class', () => {
  const code = minify(`
    import * as React from 'react';
    import {Context} from './Context';
    class Boundary extends React.Component {}
    Boundary.contextType = Context;
    export const Named = React.memo(Boundary);
  `);
  expect(code).toMatch(/extends \w+\.Component\{static contextType=\w*Context/);
  expect(code).toContain('React.memo(');
});

test('keeps properties of what is not a class', () => {
  expect(minify(`export const settings = {}; settings.depth = 2;`)).toMatch(/depth/);
});
