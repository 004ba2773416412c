import type {ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import {scrollBox, table} from '../../shared/markup/table.ts';
import {linkMarkdown} from '../elements/modelLink.ts';
import {pageSection} from '../elements/pageSection.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import type {PageState} from '../render/PageState.ts';

/** A page that an index lists. */
export interface IndexEntry {
  target: ReferencePage;
  /** Key of its topic; `''` without one. */
  topic: string;
  /** What the column in the middle has for it. */
  cell: ElementContent[];
}

/** A table for each topic, under a heading where there are several; pages without a topic come last. */
export function topicSections(
  entries: readonly IndexEntry[],
  column: string,
  labels: Readonly<Record<string, string>>,
  page: PageState,
): ElementContent[] {
  const topics = [...new Set(entries.map(({topic}) => topic))].sort((a, b) =>
    a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1,
  );
  return topics.flatMap((topic) => {
    const content = [
      topicTable(
        entries.filter((entry) => entry.topic === topic),
        column,
      ),
    ];
    if (topics.length === 1) return content;
    return pageSection(topicLabel(topic, labels), topic || 'other', content, page);
  });
}

function topicTable(entries: readonly IndexEntry[], column: string): ElementContent {
  const rows = entries.map(({target: {permalink, title, description}, cell}) => ({
    cells: [[element('a', {href: permalink}, [text(title)])], cell, [text(description)]],
  }));
  const said = entries.map(({target: {permalink, title, description}}) =>
    [linkMarkdown(title, permalink), escapeText(description)].map(escapeCell),
  );
  const plain = entries.map(({target: {title, description}}) => ` ${sentence([title, description])}`);
  const columns = ['Name', column, 'What it is'];
  return {
    ...scrollBox<ElementContent>(table<ElementContent>({className: 'reference-index', columns, rows})),
    data: {text: {markdown: tableText([['Name', 'What it is'], ...said]), plain: plain.join('')}},
  };
}

/** The label that the tags file gives a topic, else its name in words: `workflow-engine` → `Workflow engine`. */
function topicLabel(topic: string, labels: Readonly<Record<string, string>>): string {
  if (topic === '') return 'Other';
  const words = topic.replaceAll('-', ' ');
  const declared = Object.hasOwn(labels, topic) ? labels[topic] : undefined;
  return declared ?? words.charAt(0).toUpperCase() + words.slice(1);
}
