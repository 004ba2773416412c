import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {Helmet} from 'react-helmet-async';
import {languageAddresses} from '../../shared/address/languageAddresses.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import {escapeJson} from '../../shared/html/escapeJson.ts';
import type {Attributes, HeadElement} from '../../shared/page/HeadTags.ts';
import type {HeadData} from '../../shared/page/PageParts.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import {productOf} from '../../shared/page/productOf.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {useAddedTags} from './HeadProvider.tsx';
import {headTags, mergeHeadTags} from './mergeHeadTags.ts';
import {showAttributes} from './showAttributes.ts';
import {showElements} from './showElements.ts';
import {withOwnTags} from './withOwnTags.ts';

interface PageHeadProps {
  data: PageData;
  site: SiteData;
}

/**
 * The page's part of the document's head, merged with the tags of each `Head` on the page, which win.
 *
 * Helmet writes it. With React 19, Helmet does not merge the tags of several instances, so there is one Helmet, and its
 * tags are merged before. It does not write scripts either: the document template writes the first page's, and an
 * effect those of later pages. Attributes are set by effects, too, since Helmet sets all of them again on each page.
 */
export function PageHead({data, site}: PageHeadProps): ReactNode {
  const {path} = data;
  const added = useAddedTags(path);
  // While prerendering, all tags are known before this is rendered.
  const head = added ? withOwnTags(data.head, added) : data.head;
  const product = productOf(site, path);
  const tags = mergeHeadTags([
    headTags({
      meta: siteTags(head, site),
      html: {
        lang: site.htmlLang ?? site.locale,
        dir: site.direction ?? 'ltr',
        ...(product && {'data-product': String(product.color)}),
      },
    }),
    headTags({meta: site.metadata}),
    headTags({title: head.title, meta: pageTags(head), link: getLinkTags(head, path, site)}),
    ...(head.own ? [headTags(head.own)] : []),
  ]);
  // Compared as JSON, since the objects are new each time.
  const elements = JSON.stringify([
    ...(head.structuredData ?? []).map(structuredDataScript),
    ...tags.elements,
  ]);
  useEffect(() => showElements(document.head, JSON.parse(elements)), [elements]);
  useAttributes('documentElement', tags.html);
  useAttributes('body', tags.body);
  return <Helmet title={tags.title} meta={tags.meta} link={tags.link} />;
}

/** Keeps the attributes of an element of the document up to date. */
function useAttributes(place: 'documentElement' | 'body', attributes: Attributes): void {
  const shown = useRef<Attributes>({});
  useLayoutEffect(() => {
    showAttributes(document[place], attributes, shown.current);
    shown.current = attributes;
  });
  useLayoutEffect(() => () => showAttributes(document[place], {}, shown.current), [place]);
}

/** Written exactly as by the document template, so that the first page's script is found. */
function structuredDataScript(data: object): HeadElement {
  return {name: 'script', attributes: {type: 'application/ld+json'}, text: escapeJson(data)};
}

/** Defaults for the site, which its metadata or the page can override. */
function siteTags(head: HeadData, site: SiteData): Attributes[] {
  return [
    ...metaTags('name', {'twitter:card': head.image ? 'summary_large_image' : 'summary'}),
    ...metaTags('property', {
      'og:type': head.type ? undefined : 'website',
      'og:site_name': site.title || undefined,
      // With a territory if one is known, in the format of the Open Graph protocol.
      'og:locale': (site.htmlLang ?? site.locale).replace('-', '_'),
    }),
  ];
}

function pageTags(head: HeadData): Attributes[] {
  return [
    ...metaTags('name', {
      description: head.description,
      keywords: head.keywords?.join(', '),
      robots: head.noIndex ? 'noindex, nofollow' : undefined,
      'twitter:image': head.image,
    }),
    ...metaTags('property', {
      'og:title': head.title,
      'og:description': head.description,
      'og:type': head.type,
      'og:url': head.canonical,
      'og:image': head.image,
      'og:image:alt': head.imageFacts?.alt,
      'og:image:width': head.imageFacts && String(head.imageFacts.width),
      'og:image:height': head.imageFacts && String(head.imageFacts.height),
      'article:published_time': head.publishedTime,
      'article:author': head.authorAddresses?.join(','),
      'article:tag': head.tags?.join(','),
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
          ...languageTags(canonical, site),
          {rel: 'alternate', type: 'text/markdown', href: markdownAddress(path)},
        ]),
    ...site.feeds.map(({title, href, type}) => ({rel: 'alternate', type, title, href})),
  ];
}

/** Links to the page in each language, and for readers of any other. */
function languageTags(canonical: string, {locale, htmlLang = locale, locales}: SiteData): Attributes[] {
  const alone = {locale, htmlLang, url: canonical, baseUrl: '', isDefault: true};
  const addresses = languageAddresses(canonical, locale, locales ?? [alone]);
  return addresses.map((one) => ({rel: 'alternate', ...one}));
}

/** The tags whose name is in an attribute, without empty ones. */
function metaTags(attribute: 'name' | 'property', tags: Record<string, string | undefined>): Attributes[] {
  return Object.entries(tags).flatMap(([name, content]) => (content ? [{[attribute]: name, content}] : []));
}
