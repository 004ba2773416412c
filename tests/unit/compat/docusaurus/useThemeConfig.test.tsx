// @vitest-environment happy-dom
import {renderHook} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useThemeConfig} from '../../../../src/generator/compat/docusaurus/theme-common.tsx';
import useDocusaurusContext from '../../../../src/generator/compat/docusaurus/useDocusaurusContext.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {site} from '../../theme/fixtures.ts';

test.for([
  ['useThemeConfig', useThemeConfig],
  ['useDocusaurusContext', useDocusaurusContext],
] as const)('%s returns the same object on each render: effects depend on it', ([, useData]) => {
  const {result, rerender} = renderHook<object, unknown>(() => useData(), {
    wrapper: ({children}) => <SiteContext value={site}>{children}</SiteContext>,
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
