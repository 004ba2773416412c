import type {
  BlogConfig,
  DocsConfig,
  PagesConfig,
  SiteConfig,
} from '../../../src/generator/config/SiteConfig.ts';
import type {Content} from '../../../src/generator/content/Content.ts';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import type {Problem} from '../../../src/generator/shared/problems/Problem.ts';
import {defaultConfig} from '../config/defaultConfig.ts';
import {siteFolder} from '../config/siteFolder.ts';

export interface TestOptions {
  site?: Partial<SiteConfig>;
  /** One instance, or several. */
  docs?: Partial<DocsConfig> | Partial<DocsConfig>[] | false;
  blog?: Partial<BlogConfig> | false;
  pages?: Partial<PagesConfig> | false;
}

/** A configuration with all defaults, and the address `/v1/`. */
export function testConfig({site, docs = {}, blog, pages}: TestOptions = {}): SiteConfig {
  const config = defaultConfig();
  return {
    ...config,
    ...site,
    docs: docs === false ? [] : [docs].flat().flatMap((own) => config.docs.map((one) => ({...one, ...own}))),
    blog: blog === false ? [] : config.blog.map((one) => ({...one, ...blog})),
    pages: pages === false ? [] : config.pages.map((one) => ({...one, ...pages})),
  };
}

/** The parts of a site with a single docs instance, blog and pages folder. */
export function partsOf({docsSets: [docsSet], blogs: [blogSet], pagesSets: [pagesSet]}: Content) {
  return {
    docs: docsSet?.docs ?? [],
    sidebars: docsSet?.sidebars ?? {},
    docsTags: docsSet?.tags ?? [],
    posts: blogSet?.posts ?? [],
    blogTags: blogSet?.tags ?? [],
    authors: blogSet?.authors ?? {},
    pages: pagesSet?.pages ?? [],
  };
}

/** Writes the files to a temporary site folder and loads its content. */
export async function loadTestSite(files: Record<string, string>, options: TestOptions = {}) {
  const siteDir = await siteFolder(files);
  const {content, problems} = await loadContent(siteDir, testConfig(options));
  return {siteDir, content: {...content, ...partsOf(content)}, problems};
}

/** Formats problems as one line each: `error docs/a.md:2:8 Message. | Hint.` */
export function written(problems: readonly Problem[]): string[] {
  return problems.map(({severity, file, line, column, message, hint}) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${[severity, place, message].filter(Boolean).join(' ')}${hint === undefined ? '' : ` | ${hint}`}`;
  });
}
