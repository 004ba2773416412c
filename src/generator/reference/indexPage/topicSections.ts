import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import {scrollBox, table} from '../../shared/markup/table.ts';
import {inlineCode} from '../elements/inline.ts';
import {linkMarkdown} from '../elements/modelLink.ts';
import {pageSection} from '../elements/pageSection.ts';
import type {Domain, ReferencePage} from '../pages/Reference.ts';
import type {PageState} from '../render/PageState.ts';

/** A page that an index lists. */
export interface IndexEntry {
  target: ReferencePage;
  domain: Domain;
  /** Its name in code, if that differs from the title. */
  name?: string;
  /** Content of the middle column. */
  cell: ElementContent[];
}

interface TopicOptions {
  /** Header of the middle column. */
  column: string;
  /** Level of the headings. */
  level: 2 | 3;
}

/** A table for each subject, below a heading if there are several. */
export function topicSections(
  entries: readonly IndexEntry[],
  domains: readonly Domain[],
  {column, level}: TopicOptions,
  page: PageState,
  context: Pick<RenderContext, 'words'>,
): ElementContent[] {
  const parts = domains.flatMap((domain) => {
    const own = entries.filter((entry) => entry.domain.key === domain.key);
    return own.length === 0 ? [] : [{domain, content: [topicTable(own, column, context)]}];
  });
  return parts.flatMap(({domain: {key, label, formerIds}, content}) =>
    parts.length === 1
      ? content
      : pageSection({title: label, anchor: key, level, formerIds}, content, page, context),
  );
}

function topicTable(
  entries: readonly IndexEntry[],
  column: string,
  {words: {name: nameHead, whatItIs}}: Pick<RenderContext, 'words'>,
): ElementContent {
  const rows = entries.map(({target: {permalink, title, description}, name, cell}) => {
    const link = element('a', {href: permalink}, [text(title)]);
    const head = name === undefined ? [link] : [link, text(' '), inlineCode(name)];
    return {cells: [head, cell, [text(description)]]};
  });
  const said = entries.map(({target: {permalink, title, description}, name}) => {
    const link = linkMarkdown(title, permalink);
    const head = name === undefined ? link : `${link} ${codeSpan(name)}`;
    return [head, escapeText(description)].map(escapeCell);
  });
  const plain = entries.map(
    ({target: {title, description}, name}) => ` ${sentence([title, name ?? '', description])}`,
  );
  const columns = [nameHead, column, whatItIs];
  return {
    ...scrollBox<ElementContent>(
      table<ElementContent>({className: 'reference-index', columns, rows}),
      columns.join(', '),
    ),
    data: {text: {markdown: tableText([[nameHead, whatItIs], ...said]), plain: plain.join('')}},
  };
}
