// @vitest-environment happy-dom
import {renderHook} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useThemeConfig} from '../../../../src/generator/compat/docusaurus/theme-common.tsx';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {site} from '../../theme/fixtures.ts';

test('the options of the theme stay the same object, on which effects depend', () => {
  const {result, rerender} = renderHook(() => useThemeConfig(), {
    wrapper: ({children}) => <SiteContext value={site}>{children}</SiteContext>,
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  expect(first.navbar).toMatchObject({title: site.navbar.title});
});
