import {expect, test} from 'vitest';
import {styleMistake} from '../../../../src/generator/bundle/problems/styleMistake.ts';

const FILE = '/site/src/css/own.scss';

test('a mistake that PostCSS finds has its position, and the plugin that reports it', () => {
  const failed = 'Module build failed (from ./node_modules/postcss-loader/dist/cjs.js):\nSyntaxError\n\n';
  expect(styleMistake(`${failed}(2:6) ${FILE} Unknown word color\n\n  1 | .a {}\n`, FILE)).toEqual({
    line: 2,
    column: 6,
    message: 'Unknown word color',
  });
  expect(styleMistake(`${failed}(4:1) from "tailwindcss" plugin: ${FILE} No such class`, FILE)).toEqual({
    line: 4,
    column: 1,
    message: 'The plugin `tailwindcss`: No such class',
  });
});

test('a mistake that Sass finds has its position in this file, wherever it is from there', () => {
  const failed =
    'Module build failed (from ./loader.mjs):\nError: Undefined mixin.\n  ╷\n3 │ .b { @include nope; }\n  ╵\n';
  const message = 'Undefined mixin.';
  expect(styleMistake(`${failed}  ../site/src/css/own.scss 3:6  root stylesheet`, FILE)).toEqual({
    line: 3,
    column: 6,
    message,
  });
  const used = `${failed}  ../site/src/css/_part.scss 9:2  @use\n  ../site/src/css/own.scss 1:1  root stylesheet\n`;
  expect(styleMistake(used, FILE)).toEqual({line: 1, column: 1, message});
});

test('other messages are left alone', () => {
  expect(
    styleMistake("Module not found: Error: Can't resolve './x.css' in '/site/src'", FILE),
  ).toBeUndefined();
  expect(styleMistake('Module parse failed: Unexpected token (1:2)\n> a', FILE)).toBeUndefined();
});
