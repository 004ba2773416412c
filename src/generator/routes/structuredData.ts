import type {SiteConfig} from '../config/SiteConfig.ts';
import type {BlogPost} from '../content/Content.ts';
import {absoluteUrl} from '../shared/address/absoluteUrl.ts';

/**
 * schema.org BreadcrumbList of a docs page, which is its last item; empty for a page at the top level. Search engines
 * expect two items or more.
 */
export function breadcrumbList(
  config: SiteConfig,
  breadcrumbs: {label: string; href?: string}[],
  path: string,
): Record<string, unknown>[] {
  const linked = breadcrumbs.flatMap(({label, href}, index) => {
    const address = index === breadcrumbs.length - 1 ? path : href;
    return address === undefined ? [] : [{label, href: address}];
  });
  if (linked.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: linked.map(({label, href}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: config.url + href,
      })),
    },
  ];
}

/** schema.org Blog of a page that lists posts. */
export function blogOf(
  config: SiteConfig,
  {path, title, description}: {path: string; title: string; description: string},
  posts: readonly BlogPost[],
): Record<string, unknown> {
  const address = config.url + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': address,
    mainEntityOfPage: address,
    headline: title,
    description,
    blogPost: posts.map((post) => postData(config, post)),
  };
}

/**
 * schema.org BlogPosting.
 *
 * @param blog The blog that it is part of.
 */
export function blogPosting(
  config: SiteConfig,
  post: BlogPost,
  blog: {path: string; title: string},
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    ...postData(config, post),
    isPartOf: {'@type': 'Blog', '@id': config.url + blog.path, name: blog.title},
  };
}

function postData(config: SiteConfig, post: BlogPost): Record<string, unknown> {
  const address = config.url + post.permalink;
  return {
    '@type': 'BlogPosting',
    '@id': address,
    mainEntityOfPage: address,
    url: address,
    headline: post.title,
    name: post.title,
    description: post.description || undefined,
    datePublished: post.date,
    dateModified: post.lastUpdate?.date,
    // The key must be absent, see `withPostImage`.
    ...(post.image && {image: absoluteUrl(config, post.image)}),
    author: post.authors.map(({name, url, title, imageURL}) => ({
      '@type': 'Person',
      name: name || undefined,
      description: title || undefined,
      url: url || undefined,
      image: imageURL ? absoluteUrl(config, imageURL) : undefined,
    })),
    keywords: post.keywords,
  };
}

/** Adds the address of the page's generated image to each post without an image. */
export function withPostImage(
  structuredData: Record<string, unknown>[],
  image: string,
): Record<string, unknown>[] {
  return structuredData.map((data) => (data['@type'] === 'BlogPosting' ? {image, ...data} : data));
}
