import {operationAnchor} from '../render/operationAnchor.ts';
import type {PageText} from '../../shared/page/PageText.ts';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import {describeScheme} from '../render/describeSecurity.ts';
import type {PageState, RenderContext} from '../render/RenderContext.ts';
import {descriptionText, linkMarkdown} from './descriptionText.ts';
import {htmlMarkdown} from './htmlMarkdown.ts';
import {writeFlags} from './flagText.ts';
import {writeModel} from './modelText.ts';
import {writeOperation} from './operationText.ts';
import {
  createReferenceWriter,
  modelMarkdown,
  type ReferenceWriter,
  write,
  writeHeading,
} from './ReferenceWriter.ts';

/**
 * The facts of a reference page as Markdown with tables, and its sections for search: one for each operation, field and
 * parameter.
 *
 * @param page What making the page's HTML found out: headings, anchors and code blocks are the same.
 */
export function referenceText(target: ReferencePage, context: RenderContext, page: PageState): PageText {
  const names = target.kind === 'model' ? [target.name] : target.kind === 'api' ? [target.group] : undefined;
  const writer = createReferenceWriter(context, page, names);
  switch (target.kind) {
    case 'api':
      writeApi(target, writer);
      break;
    case 'model':
      writeModel(target.name, writer);
      break;
    case 'apiIndex':
      writeFacts(writer);
      writeTopics(writer);
      break;
    case 'modelIndex':
      writeDownloads(writer);
      writeTopics(writer);
  }
  const {blocks, outline} = writer;
  return {markdown: blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`, sections: outline.sections()};
}

function writeApi(target: Extract<ReferencePage, {kind: 'api'}>, writer: ReferenceWriter): void {
  const {context, outline} = writer;
  const group = context.model.groups.find(({name}) => name === target.group);
  const operations = group?.operations.slice(target.from, target.to) ?? [];
  const own = descriptionText(
    target.part === 0 ? (group?.description ?? target.description) : target.description,
    context,
  );
  outline.add(own.text);
  const facts = [
    ...context.model.servers.map(
      ({url, description}) => `- ${escapeText(description ?? 'Server')}: ${codeSpan(url)}`,
    ),
    ...(context.modelHref.has(target.group) ? [`- Model: ${modelMarkdown(target.group, context)}`] : []),
  ];
  write(
    writer,
    own.markdown,
    facts.join('\n'),
    partLinks(target, writer),
    operationTable(operations, writer),
  );
  writeFlags(writer);
  for (const operation of operations) writeOperation(operation, writer);
}

function partLinks(
  {group, part, parts}: Extract<ReferencePage, {kind: 'api'}>,
  {context}: ReferenceWriter,
): string {
  if (parts === 1) return '';
  const links = context.reference.pages.flatMap((other) => {
    if (other.kind !== 'api' || other.group !== group) return [];
    const number = String(other.part + 1);
    return [other.part === part ? number : linkMarkdown(number, other.permalink)];
  });
  return `Page ${links.join(' · ')}`;
}

function operationTable(operations: Operation[], {context}: ReferenceWriter): string {
  if (operations.length === 0) return '';
  const rows = operations.map((operation) => {
    const anchor = operationAnchor(operation, context);
    const link = linkMarkdown(operation.summary, `#${encodeURI(anchor)}`);
    return [
      operation.method,
      codeSpan(operation.path),
      operation.deprecated ? `${link} (deprecated)` : link,
    ].map(escapeCell);
  });
  return tableText([['Method', 'Path', 'What it does'], ...rows]);
}

function writeFacts(writer: ReferenceWriter): void {
  const {model, downloads} = writer.context;
  const facts = [
    ...(model.version === '' ? [] : [`- Version: ${escapeText(model.version)}`]),
    ...model.servers.map(
      ({url, description}) => `- ${escapeText(description ?? 'Server')}: ${codeSpan(url)}`,
    ),
    ...Object.entries(model.securitySchemes).map(
      ([name, scheme]) => `- Authentication: ${codeSpan(name)}: ${htmlMarkdown(describeScheme(scheme))}`,
    ),
    ...(downloads
      ? [
          `- OpenAPI document: ${linkMarkdown('YAML', downloads.yaml)}, ${linkMarkdown('JSON', downloads.json)}`,
        ]
      : []),
  ];
  write(writer, facts.join('\n'));
}

function writeDownloads(writer: ReferenceWriter): void {
  const {downloads} = writer.context;
  if (downloads)
    write(
      writer,
      `The whole document: ${linkMarkdown('YAML', downloads.yaml)}, ${linkMarkdown('JSON', downloads.json)}.`,
    );
}

function writeTopics(writer: ReferenceWriter): void {
  const {outline, page} = writer;
  for (const {id, label, pages} of page.topics) {
    if (id !== undefined) writeHeading(writer, 2, id, label);
    for (const {title, description} of pages) outline.add(` ${sentence([title, description])}`);
    const rows = pages.map(({title, permalink, description}) =>
      [linkMarkdown(title, permalink), escapeText(description)].map(escapeCell),
    );
    write(writer, tableText([['Name', 'What it is'], ...rows]));
  }
}
