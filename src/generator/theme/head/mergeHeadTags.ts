import type {Attributes, HeadTags} from '../../shared/page/HeadTags.ts';

/** Completes tags with empty lists. */
export function headTags(tags: Partial<HeadTags>): HeadTags {
  return {meta: [], link: [], elements: [], html: {}, body: {}, ...tags};
}

/**
 * Merges the tags of several sources. For each thing that can be set only once (the title, a meta tag of one name or
 * property, the canonical address) the last source wins; a source itself may repeat a tag, such as `og:image`.
 */
export function mergeHeadTags(places: readonly HeadTags[]): HeadTags {
  const title = places.findLast((place) => place.title !== undefined)?.title;
  return {
    ...(title !== undefined && {title}),
    meta: lastOfEach(
      places.map(({meta}) => meta),
      metaKey,
    ),
    link: lastOfEach(
      places.map(({link}) => link),
      linkKey,
    ),
    elements: lastOfEach(
      places.map(({elements}) => elements),
      (element) => JSON.stringify(element),
    ),
    html: mergeAttributes(places.map(({html}) => html)),
    body: mergeAttributes(places.map(({body}) => body)),
  };
}

function lastOfEach<Tag>(places: Tag[][], keyOf: (tag: Tag) => string): Tag[] {
  const taken = new Set<string>();
  const kept = places.toReversed().map((tags) => {
    const keys = tags.map(keyOf);
    const own = tags.filter((_, index) => !taken.has(keys[index] ?? ''));
    for (const key of keys) taken.add(key);
    return own;
  });
  return kept.reverse().flat();
}

function metaKey(meta: Attributes): string {
  const name = ['name', 'property', 'http-equiv', 'itemprop', 'charset'].find((one) => one in meta);
  if (name === undefined) return JSON.stringify(meta);
  return name === 'charset' ? name : `${name} ${meta[name]}`;
}

function linkKey(link: Attributes): string {
  return link.rel === 'canonical' ? link.rel : JSON.stringify(link);
}

/** Classes add up; of other attributes the last one wins. */
function mergeAttributes(all: Attributes[]): Attributes {
  const merged: Attributes = Object.assign({}, ...all);
  const classes = new Set(all.flatMap(({class: names = ''}) => names.split(/\s+/).filter(Boolean)));
  return classes.size > 0 ? {...merged, class: [...classes].join(' ')} : merged;
}
