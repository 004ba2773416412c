import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogSet, Content} from '../../content/Content.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {Route} from '../Route.ts';
import {archiveRoutes} from './archiveRoutes.ts';
import {authorRoutes} from './authorRoutes.ts';
import {blogSidebar} from './blogSidebar.ts';
import {listRoutes} from './listRoutes.ts';
import {postRoutes} from './postRoutes.ts';
import {tagRoutes} from './tagRoutes.ts';

/** Every page of every blog. */
export function blogRoutes(config: SiteConfig, content: Content, compiled: CompiledPages): Route[] {
  return content.blogs.flatMap((set) => routesOf(config, set, compiled));
}

function routesOf(config: SiteConfig, set: BlogSet, compiled: CompiledPages): Route[] {
  const {options: blog, posts} = set;
  if (posts.length === 0) return [];
  const listed = posts.filter(({unlisted}) => !unlisted);
  const sidebar = blogSidebar(blog, posts);
  const site = {config, blog, set, compiled, listed, sidebar};
  return [
    ...postRoutes(site),
    ...listRoutes(site),
    ...archiveRoutes(site),
    ...tagRoutes(site),
    ...authorRoutes(site),
  ];
}
