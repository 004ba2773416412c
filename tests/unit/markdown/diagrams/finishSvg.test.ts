import {expect, test} from 'vitest';
import {finishSvg} from '../../../../src/generator/markdown/diagrams/finishSvg.ts';

test('the name of a diagram is kept as it is', () => {
  const label = "From $$ to the shop's 5$' & $&";
  expect(finishSvg('<svg width="1"></svg>', label, 'x-')).toBe(
    `<svg id="x-svg" role="img" aria-label="From $$ to the shop's 5$' &amp; $&amp;" width="1"></svg>`,
  );
});
