import {type ReactNode, useEffect} from 'react';
import {Helmet} from 'react-helmet-async';
import {markdownAddress} from '../routes/markdownAddress.ts';
import type {HeadData, PageData} from '../routes/PageData.ts';
import type {SiteData} from '../routes/SiteData.ts';
import {showStructuredData} from './showStructuredData.ts';

type Attributes = Record<string, string>;

interface PageHeadProps {
  data: PageData;
  site: SiteData;
}

/**
 * What a page puts into the document's head. React hoists the tags there, while prerendering and in the browser. JSON-LD
 * is not among them: React leaves such scripts where they stand, so the document template writes those of the first page,
 * and an effect those of the next.
 */
export function PageHead({data: {head, path}, site}: PageHeadProps): ReactNode {
  useEffect(() => showStructuredData(document, head.structuredData), [head.structuredData]);
  return (
    <Helmet
      title={head.ownTags ? undefined : head.title}
      meta={getMetaTags(head, site)}
      link={getLinkTags(head, path, site)}
    />
  );
}

function getMetaTags(head: HeadData, site: SiteData): Attributes[] {
  return [
    ...named({
      description: head.ownTags ? undefined : head.description,
      keywords: head.keywords?.join(', '),
      robots: head.noIndex ? 'noindex, nofollow' : undefined,
      'twitter:card': 'summary_large_image',
      'twitter:image': head.image,
    }),
    ...properties({
      'og:title': head.title,
      'og:description': head.description,
      'og:type': head.type,
      'og:url': head.canonical,
      'og:image': head.image,
      'og:site_name': site.title || undefined,
      'og:locale': site.locale,
      'article:published_time': head.publishedTime,
    }),
    ...site.metadata,
  ];
}

function getLinkTags(head: HeadData, path: string, site: SiteData): Attributes[] {
  const canonical = head.canonical;
  return [
    ...(canonical === undefined
      ? []
      : [
          {rel: 'canonical', href: canonical},
          {rel: 'alternate', hrefLang: site.locale, href: canonical},
          {rel: 'alternate', hrefLang: 'x-default', href: canonical},
          {rel: 'alternate', type: 'text/markdown', href: markdownAddress(path)},
        ]),
    ...site.feeds.map(({title, href, type}) => ({rel: 'alternate', type, title, href})),
  ];
}

function named(tags: Record<string, string | undefined>): Attributes[] {
  return Object.entries(tags).flatMap(([name, content]) => (content ? [{name, content}] : []));
}

function properties(tags: Record<string, string | undefined>): Attributes[] {
  return Object.entries(tags).flatMap(([property, content]) => (content ? [{property, content}] : []));
}
