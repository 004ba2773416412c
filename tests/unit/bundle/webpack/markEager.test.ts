import {expect, test} from 'vitest';
import {markEager} from '../../../../src/generator/bundle/webpack/markEager.ts';

const LONG = `e.x="${'a'.repeat(1000)}"`;

test('large functions that are passed to others are in parentheses, and only those', () => {
  const inner = `e.list.map(n=>{${LONG}})`;
  const code = `(()=>{var t=r.cw(e=>{e.exports=1}),n=r.cw((e,t)=>{${LONG};${inner}}),o=r.cw(function(e){${LONG}});n()})();`;
  expect(markEager(code)).toBe(
    `(()=>{var t=r.cw(e=>{e.exports=1}),n=r.cw(((e,t)=>{${LONG};${inner}})),o=r.cw((function(e){${LONG}}));n()})();`,
  );
});

test('a script without them stays as it is', () => {
  const code = `let e="${'a'.repeat(1000)}";console.log(e,()=>1);`;
  expect(markEager(code)).toBe(code);
});
