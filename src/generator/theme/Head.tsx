import {type ReactNode, useContext, useEffect, useSyncExternalStore} from 'react';
import {Helmet} from 'react-helmet-async';
import {markdownAddress} from '../shared/address/markdownAddress.ts';
import type {HeadData, PageData} from '../shared/page/PageData.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import {HeadContext} from './head/HeadContext.ts';
import {headTags, mergeHeadTags} from './head/HeadTags.ts';
import type {Attributes} from '../shared/page/HeadTags.ts';
import {showAttributes} from './head/showAttributes.ts';
import {showElements} from './head/showElements.ts';
import {toReactProps} from './head/toReactProps.ts';
import {withOwnTags} from './head/withOwnTags.ts';
import {showStructuredData} from './showStructuredData.ts';

interface PageHeadProps {
  data: PageData;
  site: SiteData;
}

/**
 * What a page puts into the document's head, with what each `Head` on it says: these win. React hoists the tags there,
 * while prerendering and in the browser. JSON-LD, scripts and the attributes of `html` and `body` are not among them: the
 * document template writes those of the first page, and effects those of the next.
 */
export function PageHead({data, site}: PageHeadProps): ReactNode {
  const {path} = data;
  const store = useContext(HeadContext);
  const drawn = useSyncExternalStore(
    store?.subscribe ?? (() => () => undefined),
    () => store?.read(path),
    () => undefined,
  );
  // What was prerendered knows the tags before the components are drawn.
  const head = drawn ? withOwnTags(data.head, drawn) : data.head;
  const tags = mergeHeadTags([
    headTags({meta: siteTags(head, site)}),
    headTags({meta: site.metadata}),
    headTags({title: head.title, meta: pageTags(head), link: getLinkTags(head, path, site)}),
    ...(head.own ? [headTags(head.own)] : []),
  ]);
  useEffect(() => showStructuredData(document, head.structuredData), [head.structuredData]);
  // Compared by what they say: they are made anew each time.
  const [elements, html, body] = [tags.elements, tags.html, tags.body].map((value) => JSON.stringify(value));
  useEffect(() => showElements(document.head, JSON.parse(elements ?? '[]')), [elements]);
  useEffect(() => {
    const defaults = {lang: site.locale, dir: 'ltr'};
    return showAttributes(document.documentElement, JSON.parse(html ?? '{}'), defaults);
  }, [html, site.locale]);
  useEffect(() => showAttributes(document.body, JSON.parse(body ?? '{}'), {}), [body]);
  return <Helmet title={tags.title} meta={tags.meta.map(toReactProps)} link={tags.link.map(toReactProps)} />;
}

/** What holds for the site, until its metadata or the page say otherwise. */
function siteTags(head: HeadData, site: SiteData): Attributes[] {
  return [
    ...named({'twitter:card': 'summary_large_image'}),
    ...properties({
      'og:type': head.type === 'website' ? head.type : undefined,
      'og:site_name': site.title || undefined,
      'og:locale': site.locale,
    }),
  ];
}

function pageTags(head: HeadData): Attributes[] {
  return [
    ...named({
      description: head.description,
      keywords: head.keywords?.join(', '),
      robots: head.noIndex ? 'noindex, nofollow' : undefined,
      'twitter:image': head.image,
    }),
    ...properties({
      'og:title': head.title,
      'og:description': head.description,
      'og:type': head.type === 'website' ? undefined : head.type,
      'og:url': head.canonical,
      'og:image': head.image,
      'article:published_time': head.publishedTime,
    }),
  ];
}

function getLinkTags(head: HeadData, path: string, site: SiteData): Attributes[] {
  const canonical = head.canonical;
  return [
    ...(canonical === undefined
      ? []
      : [
          {rel: 'canonical', href: canonical},
          {rel: 'alternate', hreflang: site.locale, href: canonical},
          {rel: 'alternate', hreflang: 'x-default', href: canonical},
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
