import {fromMarkdown} from 'mdast-util-from-markdown';

/** A long description split at its headings. All parts are Markdown. */
export interface DescriptionSections {
  /** What precedes the first heading. */
  intro: string;
  sections: {level: 2 | 3; title: string; body: string}[];
}

/** A line that may be a heading, or underline one: most descriptions have none, and need not be parsed. */
const HEADING = /^ {0,3}(?:#|[=-]+[ \t]*$)/m;

/**
 * Splits a description at its top-level headings, so that each part can have an anchor. The highest level in use
 * becomes level 2, deeper ones level 3. Link definitions are available in every part, wherever they are.
 */
export function descriptionSections(source = ''): DescriptionSections {
  if (!HEADING.test(source)) return {intro: source.trim(), sections: []};
  const {children} = fromMarkdown(source);
  const offset = (node: (typeof children)[number] | undefined, side: 'start' | 'end') =>
    node?.position?.[side].offset ?? source.length;
  const headings = children.flatMap((node) => (node.type === 'heading' ? [node] : []));
  const highest = Math.min(...headings.map(({depth}) => depth));
  const definitions = children
    .filter(({type}) => type === 'definition')
    .map((node) => source.slice(offset(node, 'start'), offset(node, 'end')));
  const part = (start: number, end: number) => [source.slice(start, end).trim(), ...definitions].join('\n\n');
  return {
    intro: part(0, offset(headings[0], 'start')),
    sections: headings.map((heading, index) => ({
      level: heading.depth === highest ? 2 : 3,
      title: source.slice(
        offset(heading.children[0] ?? heading, 'start'),
        offset(heading.children.at(-1) ?? heading, 'end'),
      ),
      body: part(offset(heading, 'end'), offset(headings[index + 1], 'start')),
    })),
  };
}
