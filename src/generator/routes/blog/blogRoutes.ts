import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {Route} from '../Route.ts';
import {archiveRoutes} from './archiveRoutes.ts';
import {authorRoutes} from './authorRoutes.ts';
import {blogSidebar} from './blogSidebar.ts';
import {listRoutes} from './listRoutes.ts';
import {postRoutes} from './postRoutes.ts';
import {tagRoutes} from './tagRoutes.ts';

export function blogRoutes(config: SiteConfig, content: Content, compiled: CompiledPages): Route[] {
  const {blog} = config;
  if (!blog || content.posts.length === 0) return [];
  const listed = content.posts.filter(({unlisted}) => !unlisted);
  const sidebar = blogSidebar(blog, content.posts);
  const site = {config, blog, content, compiled, listed, sidebar};
  return [
    ...postRoutes(site),
    ...listRoutes(site),
    ...archiveRoutes(site),
    ...tagRoutes(site),
    ...authorRoutes(site),
  ];
}
