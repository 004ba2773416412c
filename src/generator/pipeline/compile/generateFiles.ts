import {namedLocales} from '../../config/resolveLocales.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogSet, Content} from '../../content/Content.ts';
import {blogSidebarPosts} from '../../routes/blog/blogSidebar.ts';
import {type BlogList, writeGeneratedFiles} from '../compatibility.ts';
import {docsList} from './docsList.ts';

/**
 * Writes the files that another generator makes for the components of a site, as far as something uses them.
 *
 * @param components Registry keys of what pages import; absent: for the code of the site and of its plugins.
 */
export function generateFiles(
  {siteDir, config, content}: {siteDir: string; config: SiteConfig; content: Content},
  components?: readonly string[],
): void {
  const {locale, defaultLocale = locale, globalData, configModule, bundling} = config;
  // Components are bundled once for all languages.
  if (locale !== defaultLocale) return;
  writeGeneratedFiles(
    siteDir,
    {
      blogs: () => content.blogs.map(blogList),
      docs: () => content.docsSets.map(docsList),
      globalData,
      configModule,
      defaultLocale,
      locales: () => namedLocales(config),
    },
    components ? {components} : {folders: bundling?.themes},
  );
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
