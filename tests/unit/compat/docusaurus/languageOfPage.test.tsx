// @vitest-environment happy-dom
import {render, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {expect, test} from 'vitest';
import {
  HtmlClassNameProvider,
  useLocalPathname,
} from '../../../../src/generator/compat/docusaurus/theme-common.tsx';
import {useAlternatePageUtils} from '../../../../src/generator/compat/docusaurus/theme-common/internal.tsx';
import type {HeadTags} from '../../../../src/generator/shared/page/HeadTags.ts';
import type {SiteData} from '../../../../src/generator/shared/page/SiteData.ts';
import {PageContext} from '../../../../src/generator/theme/context/PageContext.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {HeadCollector} from '../../../../src/generator/theme/head/HeadCollector.ts';
import {pages, site} from '../../theme/fixtures.ts';

const english = {locale: 'en', label: 'English', htmlLang: 'en', url: site.url, isDefault: true};
const german: SiteData = {
  ...site,
  baseUrl: '/base/de/',
  locale: 'de',
  htmlLang: 'de-CH',
  locales: [
    {...english, baseUrl: '/base/'},
    {...english, locale: 'de', baseUrl: '/base/de/', isDefault: false},
  ],
};

function around(pathname: string) {
  return ({children}: {children: ReactNode}) => (
    <MemoryRouter initialEntries={[pathname]}>
      <SiteContext value={german}>{children}</SiteContext>
    </MemoryRouter>
  );
}

test.for([
  ['/base/de/docs/a/', '/docs/a/', '/base/docs/a/'],
  ['/base/de', '/', '/base/'],
] as const)('the page at %s, without the language', ([pathname, local, other]) => {
  const {result} = renderHook(() => ({local: useLocalPathname(), ...useAlternatePageUtils()}), {
    wrapper: around(pathname),
  });
  expect(result.current.local).toBe(local);
  expect(result.current.createUrl({locale: 'en', fullyQualified: false})).toBe(other);
  expect(result.current.createUrl({locale: 'en', fullyQualified: true})).toBe(site.url + other);
});

test('a class of the `html` element leaves its language', () => {
  const found: HeadTags[] = [];
  render(
    <PageContext value={pages.doc}>
      <HeadCollector value={(tags) => void found.push(tags)}>
        <HtmlClassNameProvider className="own">text</HtmlClassNameProvider>
      </HeadCollector>
    </PageContext>,
    {wrapper: around('/base/de/')},
  );
  expect(found[0]?.html).toMatchObject({lang: 'de-CH'});
});
