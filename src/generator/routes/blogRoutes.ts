import type {CompiledPages} from '../markdown/CompiledPages.ts';
import type {BlogConfig, SiteConfig} from '../config/SiteConfig.ts';
import type {Author, BlogPost, Content, Tag} from '../content/Content.ts';
import {createHead} from './createHead.ts';
import type {
  AuthorData,
  BlogSidebarData,
  LinkData,
  PostPreview,
  PostSummary,
} from '../shared/page/PageData.ts';
import {countOf, createRoute, documentsByTag, pageMeta, tagData, visibleToc} from './pageParts.ts';
import type {Route, RouteContent} from './Route.ts';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import {encodePath} from '../shared/address/encoding.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {blogPosting} from './structuredData.ts';
import {groupTags} from './tagGroups.ts';

interface BlogSite {
  config: SiteConfig;
  blog: BlogConfig;
  content: Content;
  compiled: CompiledPages;
  /** Posts that lists show. */
  listed: BlogPost[];
  sidebar?: BlogSidebarData;
}

/** Every page of the blog: posts, lists, archive, tags and authors. */
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

function postRoutes(site: BlogSite): Route[] {
  const {config, content, compiled, listed, sidebar} = site;
  const positions = new Map(listed.map((post, index) => [post, index]));
  return content.posts.map((post) => {
    const position = positions.get(post);
    const newer = position === undefined ? undefined : listed[position - 1];
    const older = position === undefined ? undefined : listed[position + 1];
    const image = compiled.get(post.file)?.image ?? post.image;
    const head = createHead(config, {
      title: post.titleMeta ?? post.title,
      description: post.description,
      path: post.permalink,
      keywords: post.keywords,
      image,
      noIndex: post.unlisted,
      type: 'article',
      publishedTime: post.date,
      structuredData: [blogPosting(config, {...post, image})],
    });
    return createRoute(
      {
        layout: 'blogPost',
        path: post.permalink,
        head,
        post: postSummary(post, compiled),
        content: {key: 'body'},
        toc: visibleToc(post, compiled.get(post.file)),
        ...(newer && {newer: linkTo(newer)}),
        ...(older && {older: linkTo(older)}),
        ...pageMeta(post),
        ...(sidebar && {blogSidebar: sidebar}),
      },
      {
        contents: [{key: 'body', file: post.file, part: 'body'}],
        file: post.file,
        lastmod: post.lastUpdate?.date ?? post.date,
      },
    );
  });
}

function listRoutes(site: BlogSite): Route[] {
  const {blog, listed} = site;
  return paginate(site, listed, [blog.routeBasePath]).map(({posts, contents, path, ...page}) =>
    createRoute(
      {
        layout: 'blogList',
        path,
        head: createHead(site.config, {title: blog.blogTitle, description: blog.blogDescription, path}),
        title: blog.blogTitle,
        posts,
        ...page,
        ...(site.sidebar && {blogSidebar: site.sidebar}),
      },
      {contents},
    ),
  );
}

function archiveRoutes({config, blog, listed}: BlogSite): Route[] {
  if (blog.archiveBasePath === null || listed.length === 0) return [];
  const path = createPermalink(config, blog.routeBasePath, blog.archiveBasePath);
  const years = new Map<string, BlogPost[]>();
  for (const post of listed) years.set(yearOf(post), [...(years.get(yearOf(post)) ?? []), post]);
  return [
    createRoute({
      layout: 'blogArchive',
      path,
      head: createHead(config, {title: `${blog.blogTitle} archive`, description: 'All posts by year', path}),
      title: 'Archive',
      years: [...years]
        .sort(([a], [b]) => b.localeCompare(a))
        .map(([year, posts]) => ({
          year,
          posts: posts.map(({title, permalink, date}) => ({title, href: permalink, date})),
        })),
    }),
  ];
}

function tagRoutes(site: BlogSite): Route[] {
  const {config, blog, content, listed, sidebar} = site;
  if (content.blogTags.length === 0) return [];
  const indexPath = createPermalink(config, blog.routeBasePath, blog.tagsBasePath);
  const byTag = documentsByTag(listed);
  const listedTags = content.blogTags.filter(({permalink}) => byTag.has(permalink));
  const index = createRoute({
    layout: 'blogTags',
    path: indexPath,
    head: createHead(config, {
      title: `${blog.blogTitle} tags`,
      description: 'All tags of the blog',
      path: indexPath,
    }),
    title: 'Tags',
    groups: groupTags(
      listedTags.map((tag) => tagData(tag, byTag.get(tag.permalink)?.length)),
      config.locale,
    ),
    ...(sidebar && {blogSidebar: sidebar}),
  });
  return [
    index,
    ...content.blogTags.flatMap((tag) => tagPageRoutes(site, tag, byTag.get(tag.permalink) ?? [], indexPath)),
  ];
}

function tagPageRoutes(site: BlogSite, tag: Tag, posts: BlogPost[], allTagsHref: string): Route[] {
  const {config, blog, content, sidebar} = site;
  const unlisted = posts.length === 0;
  const shown = unlisted
    ? content.posts.filter(({tags}) => tags.some(({permalink}) => permalink === tag.permalink))
    : posts;
  const title = `${countOf(shown.length, 'post')} tagged with "${tag.label}"`;
  return paginate(site, shown, relativeParts(config, tag.permalink)).map(
    ({posts: previews, contents, path, newer, older}) =>
      createRoute(
        {
          layout: 'blogTag',
          path,
          head: createHead(config, {
            title,
            description: tag.description ?? `${blog.blogTitle}: ${title}.`,
            path,
            noIndex: unlisted,
          }),
          title,
          ...(tag.description && {description: tag.description}),
          posts: previews,
          allTagsHref,
          ...(newer && {newer}),
          ...(older && {older}),
          unlisted,
          ...(sidebar && {blogSidebar: sidebar}),
        },
        {contents},
      ),
  );
}

function authorRoutes(site: BlogSite): Route[] {
  const {config, blog, content, listed, sidebar} = site;
  const authors = Object.values(content.authors);
  if (authors.length === 0) return [];
  const path = createPermalink(config, blog.routeBasePath, blog.authorsBasePath);
  const postsOf = (author: Author) =>
    listed.filter((post) => post.authors.some(({key}) => key === author.key));
  const index = createRoute({
    layout: 'blogAuthors',
    path,
    head: createHead(config, {
      title: `${blog.blogTitle} authors`,
      description: 'The authors of the blog',
      path,
    }),
    title: 'Authors',
    authors: authors.map((author) => authorData(author, postsOf(author).length)),
    ...(sidebar && {blogSidebar: sidebar}),
  });
  const pages = authors.flatMap((author) => {
    const {permalink} = author;
    if (!permalink) return [];
    const posts = postsOf(author);
    const title = `${author.name ?? author.key} - ${countOf(posts.length, 'post')}`;
    return paginate(site, posts, relativeParts(config, permalink)).map(
      ({posts: previews, contents, path: pagePath, newer, older}) =>
        createRoute(
          {
            layout: 'blogAuthor',
            path: pagePath,
            head: createHead(config, {title, description: author.description, path: pagePath}),
            author: authorData(author, posts.length),
            title,
            posts: previews,
            allAuthorsHref: path,
            ...(newer && {newer}),
            ...(older && {older}),
            ...(sidebar && {blogSidebar: sidebar}),
          },
          {contents},
        ),
    );
  });
  return [index, ...pages];
}

interface ListPage {
  path: string;
  posts: PostPreview[];
  contents: RouteContent[];
  newer?: LinkData;
  older?: LinkData;
  page: number;
  pageCount: number;
}

/** Pages of a list of posts: the first at its base path, later ones at `page/2` and so on. */
function paginate({config, blog, compiled}: BlogSite, posts: BlogPost[], base: string[]): ListPage[] {
  const size = blog.postsPerPage === 'ALL' ? Math.max(posts.length, 1) : blog.postsPerPage;
  const pageCount = Math.max(1, Math.ceil(posts.length / size));
  const pathOf = (page: number) =>
    page === 1
      ? createPermalink(config, ...base)
      : createPermalink(config, ...base, blog.pageBasePath, String(page));
  return Array.from({length: pageCount}, (_, index) => {
    const page = index + 1;
    const members = posts.slice(index * size, page * size);
    return {
      path: pathOf(page),
      page,
      pageCount,
      posts: members.map((post, position) => ({
        ...postSummary(post, compiled),
        content: {key: `post-${position + 1}`},
        truncated: post.truncated,
      })),
      contents: members.map((post, position) => ({
        key: `post-${position + 1}`,
        file: post.file,
        part: post.truncated ? 'preview' : 'body',
      })),
      ...(page > 1 && {newer: {label: 'Newer entries', href: pathOf(page - 1)}}),
      ...(page < pageCount && {older: {label: 'Older entries', href: pathOf(page + 1)}}),
    };
  });
}

function postSummary(post: BlogPost, compiled: CompiledPages): PostSummary {
  const markup = compiled.get(post.file)?.titleHtml;
  return {
    title: post.title,
    ...(markup && !post.frontMatter.title && {titleHtml: markup}),
    href: post.permalink,
    date: post.date,
    ...(post.description && {description: post.description}),
    ...(post.readingTime !== undefined && {readingTime: post.readingTime}),
    authors: post.authors.map((author) => authorData(author)),
    tags: post.tags.map((tag) => tagData(tag)),
  };
}

function authorData({permalink, key: _key, email: _email, ...author}: Author, count?: number): AuthorData {
  return {...author, ...(permalink && {href: permalink}), ...(count !== undefined && {count})};
}

function blogSidebar(blog: BlogConfig, posts: BlogPost[]): BlogSidebarData | undefined {
  if (blog.blogSidebarCount === 0) return undefined;
  const shown = blog.blogSidebarCount === 'ALL' ? posts : posts.slice(0, blog.blogSidebarCount);
  const years = new Map<string, BlogPost[]>();
  for (const post of shown) years.set(yearOf(post), [...(years.get(yearOf(post)) ?? []), post]);
  return {
    title: blog.blogSidebarTitle,
    years: [...years].map(([year, members]) => ({
      year,
      posts: members.map((post) => ({
        label: post.sidebarLabel ?? post.title,
        href: post.permalink,
        ...(post.unlisted && {unlisted: true}),
      })),
    })),
  };
}

function yearOf({date}: BlogPost): string {
  return date.slice(0, 4);
}

function linkTo({title, permalink}: BlogPost): LinkData {
  return {label: title, href: permalink};
}

/** A permalink's parts below baseUrl. */
function relativeParts({baseUrl}: SiteConfig, permalink: string): string[] {
  return [belowBaseUrl(permalink, encodePath(baseUrl)) ?? permalink];
}
