import {expect, test} from 'vitest';
import {productOf} from '../../../src/generator/shared/page/productOf.ts';

const SITE = {
  baseUrl: '/v1/',
  products: [
    {label: 'Docks', path: '/docs/docks'},
    {label: 'Dry docks', path: '/docs/docks/dry docks'},
  ],
};

test.each([
  ['/v1/docs/docks', 'Docks'],
  ['/v1/docs/docks/', 'Docks'],
  ['/v1/docs/docks/fees', 'Docks'],
  ['/v1/docs/docks/dry%20docks/fees', 'Dry docks'],
  ['/v1/docs/docksides', undefined],
  ['/v1/docs/%E0%A4%A', undefined],
])('%s belongs to %s', (permalink, label) => {
  expect(productOf(SITE, permalink)?.label).toBe(label);
});
