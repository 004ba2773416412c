import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogPost, BlogSet} from '../../content/Content.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {BlogSidebarData} from '../../shared/page/BlogPageData.ts';

/** What the pages of a blog have in common. */
export interface BlogSite {
  config: SiteConfig;
  blog: BlogConfig;
  set: BlogSet;
  compiled: CompiledPages;
  /** Posts that lists show. */
  listed: BlogPost[];
  sidebar?: BlogSidebarData;
}
