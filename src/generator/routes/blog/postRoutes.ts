import type {BlogPost} from '../../content/Content.ts';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {createHead} from '../createHead.ts';
import {createRoute, pageMeta, visibleToc} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {blogPosting} from '../structuredData.ts';
import type {BlogSite} from './BlogSite.ts';
import {postImage} from './postImage.ts';
import {postLink, postSummary} from './postSummary.ts';
import {relatedPosts} from './relatedPosts.ts';

/** A page for each post, with links to its neighbors. */
export function postRoutes(site: BlogSite): Route[] {
  const {config, blog, set, compiled, listed, sidebar} = site;
  const own = {path: createPermalink(config, blog.routeBasePath), title: blog.blogTitle};
  const positions = new Map(listed.map((post, index) => [post, index]));
  return set.posts.map((post) => {
    const position = positions.get(post);
    const newer = position === undefined ? undefined : listed[position - 1];
    const older = position === undefined ? undefined : listed[position + 1];
    const related = relatedPosts(post, listed).map((other) => postLink(other, site));
    const image = postImage(post, site);
    const head = createHead(config, {
      title: post.titleMeta ?? post.title,
      description: post.description,
      path: post.permalink,
      keywords: post.keywords,
      image,
      noIndex: post.unlisted,
      type: 'article',
      publishedTime: post.date,
      authorAddresses: post.authors.flatMap(({url}) => url || []),
      tags: post.tags.map(({label}) => label),
      structuredData: [blogPosting(config, {...post, image}, own)],
    });
    return createRoute(
      {
        layout: 'blogPost',
        path: post.permalink,
        head,
        post: postSummary(post, site),
        content: {key: 'body'},
        toc: visibleToc(post, compiled.get(post.file)),
        newer: newer && linkTo(newer),
        older: older && linkTo(older),
        ...(related.length > 0 && {related}),
        ...pageMeta(post, config),
        blogSidebar: sidebar,
      },
      {
        contents: [{key: 'body', file: post.file, part: 'body'}],
        file: post.file,
        lastmod: post.lastUpdate?.date ?? post.date,
      },
    );
  });
}

function linkTo({title, permalink}: BlogPost): LinkData {
  return {label: title, href: permalink};
}
