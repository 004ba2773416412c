import type {HeadData} from '../../shared/page/PageParts.ts';
import type {Attributes, HeadElement, HeadTags} from '../../shared/page/HeadTags.ts';

/** The head of a page with the tags of its components: their title, description and JSON-LD replace the page's. */
export function withOwnTags(head: HeadData, tags: HeadTags): HeadData {
  const isDescription = (meta: Attributes): boolean => meta.name === 'description';
  const description = tags.meta.findLast(isDescription)?.content;
  const structuredData = tags.elements.filter(isStructuredData).map(parseStructuredData);
  const known = new Set((head.structuredData ?? []).map((one) => JSON.stringify(one)));
  const more = structuredData.filter((one) => !known.has(JSON.stringify(one)));
  const rest = {
    meta: tags.meta.filter((meta) => !isDescription(meta)),
    link: tags.link,
    elements: tags.elements.filter((element) => !isStructuredData(element)),
    html: tags.html,
    body: tags.body,
  };
  const own = Object.fromEntries(Object.entries(rest).filter(([, value]) => Object.keys(value).length > 0));
  const {own: _, ...others} = head;
  return {
    ...others,
    ...(tags.title !== undefined && {title: tags.title}),
    ...(description !== undefined && {description}),
    ...(more.length > 0 && {structuredData: [...(head.structuredData ?? []), ...more]}),
    ...(Object.keys(own).length > 0 && {own}),
  };
}

function isStructuredData({name, attributes}: HeadElement): boolean {
  return name === 'script' && attributes.type === 'application/ld+json';
}

function parseStructuredData({text}: HeadElement): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('The JSON-LD in `<Head>` is not valid JSON.', {cause});
  }
}
