/** An entry of a feed. */
export interface FeedFact {
  title: string;
  link: string;
  date: string;
  summary: string;
  /** Text of the post. */
  text: string;
  tags: string[];
}

/** What a feed is called, and its entries. */
export interface FeedFacts {
  title: string;
  description: string;
  entries: FeedFact[];
}

/** Reads RSS, Atom or JSON. */
export function readFeed(file: string, text: string): FeedFacts {
  if (file.endsWith('.json')) return readJson(JSON.parse(text));
  const [head = '', ...entries] = text.split(/<(?:item|entry)>/);
  return {
    title: elementText(head, 'title'),
    description: elementText(head, 'description') || elementText(head, 'subtitle'),
    entries: entries.map((entry) => ({
      title: elementText(entry, 'title'),
      link: elementText(entry, 'link') || (/<link href="([^"]*)"/.exec(entry)?.[1] ?? ''),
      date: elementText(entry, 'pubDate') || elementText(entry, 'updated'),
      summary: elementText(entry, 'description') || elementText(entry, 'summary'),
      text: plainText(elementText(entry, 'content(?::encoded)?')),
      tags: [...entry.matchAll(/<category(?: label="([^"]*)")?[^>]*>(?:([^<]*)<)?/g)].map(
        ([, label, value]) => label ?? value?.trim() ?? '',
      ),
    })),
  };
}

interface JsonFeed {
  title: string;
  description: string;
  items: {
    title: string;
    url: string;
    date_modified: string;
    summary: string;
    content_html: string;
    tags: string[];
  }[];
}

function readJson({title, description, items}: JsonFeed): FeedFacts {
  return {
    title,
    description,
    entries: items.map((item) => ({
      title: item.title,
      link: item.url,
      date: item.date_modified,
      summary: item.summary,
      text: plainText(item.content_html ?? ''),
      tags: item.tags ?? [],
    })),
  };
}

function elementText(text: string, name: string): string {
  const found = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(text)?.[1] ?? '';
  return found.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1').trim();
}

/** The words of HTML. */
function plainText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(?:\/?(?:span|a|code|b|strong|em|i|sup)\b)[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#x27|#39|apos);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/&(?:gt|#x3e);/gi, '>')
    .replaceAll(/[\u200B\s]+/g, ' ')
    .trim();
}
