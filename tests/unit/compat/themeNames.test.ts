import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isCompatModule} from '../../../src/generator/compat/compatAliases.ts';
import {findOverrides} from '../../../src/generator/compat/findOverrides.ts';
import {OVERRIDABLE, WRAPPED_ONLY} from '../../../src/generator/compat/overridable.ts';
import {idleOverrides} from '../../../src/generator/compat/idleOverrides.ts';
import {sourceDir} from '../../../src/generator/files/packages/ownPackage.ts';
import {repositoryDir} from '../../support/runScript.ts';
import {siteFolder} from '../config/siteFolder.ts';

/** The components that the themes of Docusaurus 3.10 have, by name. */
const NAMES = `
  Admonition Admonition/Icon/Danger Admonition/Icon/Info Admonition/Icon/Note Admonition/Icon/Tip
  Admonition/Icon/Warning Admonition/Layout Admonition/Type/Caution Admonition/Type/Danger Admonition/Type/Info
  Admonition/Type/Note Admonition/Type/Tip Admonition/Type/Warning Admonition/Types AnnouncementBar
  AnnouncementBar/CloseButton AnnouncementBar/Content BackToTopButton Blog/Components/Author
  Blog/Components/Author/Socials Blog/Pages/BlogAuthorsListPage Blog/Pages/BlogAuthorsPostsPage BlogArchivePage
  BlogLayout BlogListPage BlogListPage/StructuredData BlogListPaginator BlogPostItem BlogPostItem/Container
  BlogPostItem/Content BlogPostItem/Footer BlogPostItem/Footer/ReadMoreLink BlogPostItem/Header
  BlogPostItem/Header/Authors BlogPostItem/Header/Info BlogPostItem/Header/Title BlogPostItems BlogPostPage
  BlogPostPage/Metadata BlogPostPage/StructuredData BlogPostPaginator BlogSidebar BlogSidebar/Content
  BlogSidebar/Desktop BlogSidebar/Mobile BlogTagsListPage BlogTagsPostsPage CodeBlock CodeBlock/Buttons
  CodeBlock/Buttons/Button CodeBlock/Buttons/CopyButton CodeBlock/Buttons/WordWrapButton CodeBlock/Container
  CodeBlock/Content CodeBlock/Content/Element CodeBlock/Content/String CodeBlock/Layout CodeBlock/Line
  CodeBlock/Line/Token CodeBlock/Title CodeInline ColorModeToggle ContentVisibility ContentVisibility/Draft
  ContentVisibility/Unlisted Details DocBreadcrumbs DocBreadcrumbs/Items/Home DocBreadcrumbs/StructuredData
  DocCard DocCard/Description DocCard/Heading DocCard/Heading/Icon DocCard/Heading/Text DocCard/Layout DocCardList
  DocCategoryGeneratedIndexPage DocItem DocItem/Content DocItem/Footer DocItem/Layout DocItem/Metadata
  DocItem/Paginator DocItem/TOC/Desktop DocItem/TOC/Mobile DocPaginator DocRoot DocRoot/Layout DocRoot/Layout/Main
  DocRoot/Layout/Sidebar DocRoot/Layout/Sidebar/ExpandButton DocSidebar DocSidebar/Desktop
  DocSidebar/Desktop/CollapseButton DocSidebar/Desktop/Content DocSidebar/Mobile DocSidebarItem
  DocSidebarItem/Category DocSidebarItem/Html DocSidebarItem/Link DocSidebarItems DocTagDocListPage
  DocTagsListPage DocVersionBadge DocVersionBanner DocVersionRoot DocsRoot EditMetaRow EditThisPage
  ErrorPageContent Footer Footer/Copyright Footer/Layout Footer/LinkItem Footer/Links Footer/Links/MultiColumn
  Footer/Links/Simple Footer/Logo Heading Icon/Arrow Icon/Close Icon/Copy Icon/DarkMode Icon/Edit
  Icon/ExternalLink Icon/Home Icon/Language Icon/LightMode Icon/Menu Icon/Socials/Bluesky Icon/Socials/Default
  Icon/Socials/Email Icon/Socials/GitHub Icon/Socials/Instagram Icon/Socials/LinkedIn Icon/Socials/Mastodon
  Icon/Socials/StackOverflow Icon/Socials/Threads Icon/Socials/Twitch Icon/Socials/Twitter Icon/Socials/X
  Icon/Socials/YouTube Icon/Success Icon/SystemColorMode Icon/WordWrap LastUpdated Layout Layout/Provider LiveCodeBlock
  Logo
  MDXComponents MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Heading MDXComponents/Img
  MDXComponents/Li MDXComponents/Pre MDXComponents/Ul MDXContent MDXPage Mermaid Navbar Navbar/ColorModeToggle
  Navbar/Content Navbar/Layout Navbar/Logo Navbar/MobileSidebar Navbar/MobileSidebar/Header
  Navbar/MobileSidebar/Layout Navbar/MobileSidebar/PrimaryMenu Navbar/MobileSidebar/SecondaryMenu
  Navbar/MobileSidebar/Toggle Navbar/Search NavbarItem NavbarItem/ComponentTypes NavbarItem/DefaultNavbarItem
  NavbarItem/DefaultNavbarItem/Desktop NavbarItem/DefaultNavbarItem/Mobile NavbarItem/DocNavbarItem
  NavbarItem/DocSidebarNavbarItem NavbarItem/DocsVersionDropdownNavbarItem NavbarItem/DocsVersionNavbarItem
  NavbarItem/DropdownNavbarItem NavbarItem/DropdownNavbarItem/Desktop NavbarItem/DropdownNavbarItem/Mobile
  NavbarItem/HtmlNavbarItem NavbarItem/LocaleDropdownNavbarItem NavbarItem/NavbarNavLink
  NavbarItem/SearchNavbarItem NotFound NotFound/Content PaginatorNavLink Playground ReactLiveScope Root SearchBar
  SearchMetadata SearchPage
  SiteMetadata SkipToContent TOC TOCCollapsible TOCCollapsible/CollapseButton TOCInline TOCItems TOCItems/Tree
  TabItem Tabs Tag TagsListByLetter TagsListInline ThemeProvider ThemeProvider/TitleFormatter ThemedImage`
  .trim()
  .split(/\s+/);

test('a component by any name of Docusaurus is applied or reported', async () => {
  const applied: string[] = [];
  for (const name of NAMES) {
    const siteDir = await siteFolder({
      [`src/theme/${name}.jsx`]: `import Original from '@theme-original/${name}';\nexport default Original;\n`,
    });
    const {replaced} = findOverrides(siteDir);
    expect([...replaced, ...idleOverrides(siteDir)], name).toEqual([name]);
    applied.push(...replaced);
  }
  expect(applied.sort()).toEqual(Object.keys(OVERRIDABLE).sort());
});

test.each(Object.entries(OVERRIDABLE))('%s has an original to wrap, and what renders it', (name, target) => {
  expect(isCompatModule(path.join(sourceDir, 'compat/theme', name))).toBe(true);
  const [module, bridge] = target;
  const files = module === '' ? [] : [module, `compat/overrides/${bridge}`];
  for (const file of files)
    expect(
      ['.ts', '.tsx'].some((end) => existsSync(path.join(sourceDir, file + end))),
      file,
    ).toBe(true);
});

test('the icons of Docusaurus can be imported', () => {
  const icons = NAMES.filter((name) => name.startsWith('Icon/'));
  const missing = icons.filter((name) => !isCompatModule(path.join(sourceDir, 'compat/theme', name)));
  expect(missing).toEqual([]);
});

/** The names in a line of the guide; `A/B` (and `C`) stands for `A/B` and `A/C`. */
function namesIn(start: string): string[] {
  const guide = readFileSync(path.join(repositoryDir, '.github/guide/docusaurus.md'), 'utf8');
  const line = guide.split('\n').find((one) => one.startsWith(start)) ?? '';
  const full = line.replace(
    /`([\w/]+)\/(\w+)` \(and ([^)]*)\)/g,
    (_, parent: string, name: string, others: string) =>
      `\`${parent}/${name}\`, ${others.replaceAll(/`(\w+)`/g, `\`${parent}/$1\``)}`,
  );
  return [...full.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name).sort();
}

test('the guide names the components that a site may replace, and those that it has to wrap', () => {
  expect(namesIn('`Root`, ')).toEqual(Object.keys(OVERRIDABLE).sort());
  expect(namesIn('- `BlogLayout`, ')).toEqual([...WRAPPED_ONLY].sort());
});
