import {namedLocales} from '../../config/resolveLocales.ts';
import type {Site} from '../../config/Site.ts';
import type {BlogSet, Content} from '../../content/Content.ts';
import {blogSidebarPosts} from '../../routes/blog/blogSidebar.ts';
import {type BlogList, type DocsList, writeGeneratedFiles} from '../compatibility.ts';
import {docsList} from './docsList.ts';

/** A site in one of its languages. */
interface ReadSite extends Site {
  content: Content;
}

/**
 * Writes the files that another generator makes for the components of a site, as far as the code of the site or of its
 * plugins uses them, or what pages import.
 *
 * @param sites The site in each language for which its components are bundled, once for all of them.
 * @param components Registry keys of what pages import, as far as that is known.
 */
export function generateFiles(
  [first, ...others]: readonly [ReadSite, ...ReadSite[]],
  components: readonly string[] = [],
): void {
  const {siteDir, config, content} = first;
  const {locale, defaultLocale = locale, globalData, configModule, bundling} = config;
  writeGeneratedFiles(
    siteDir,
    {
      blogs: () => content.blogs.map(blogList),
      docs: () => [first, ...others].flatMap(docsLists),
      globalData,
      configModule,
      defaultLocale,
      locales: () => namedLocales(config),
    },
    {components, folders: bundling?.themes ?? []},
  );
}

function docsLists({config: {locale}, content: {docsSets}}: ReadSite): DocsList[] {
  return docsSets.map((set) => docsList(set, locale));
}

function blogList({instance, options, posts}: BlogSet): BlogList {
  const items = blogSidebarPosts(options, posts).map(({title, permalink, unlisted, date}) => ({
    title,
    permalink,
    unlisted,
    date,
  }));
  return {instance, title: options.blogSidebarTitle, items};
}
