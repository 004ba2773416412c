import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {heading} from '../../shared/markup/heading.ts';
import type {ChangeSubject} from '../difference/Change.ts';
import {countChanges} from '../difference/countChanges.ts';
import {groupChanges, type SubjectChanges} from '../difference/groupChanges.ts';
import {sentenceOf, type Statement} from '../difference/Statement.ts';
import type {DocumentVersion} from '../difference/readVersions.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {inlineCode} from '../elements/inline.ts';
import {linkLabel} from '../elements/linkLabel.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {modelLink} from '../elements/modelLink.ts';
import {sectionHeading} from '../elements/pageSection.ts';
import {pathCode} from '../elements/pathCode.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** The changelog of a document: a section for each version, newest first, with breaking changes at its start. */
export function changelogPage(context: RenderContext, page: PageState): ElementContent[] {
  const {versions = []} = context.reference;
  return versions.flatMap((version) => versionSection(version, context, page));
}

function versionSection(
  {version, date, changes}: DocumentVersion,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {ofChanges} = context.words;
  const title = date === undefined ? version : `${version} (${date})`;
  const anchor = claimAnchor(version, page.anchors);
  const head = heading<ElementContent>({
    level: 2,
    id: anchor,
    linkLabel: linkLabel(title, context),
    children: [text(title)],
  });
  if (!changes) return [head, paragraph(ofChanges.firstVersion)];
  const {breaking, other} = groupChanges(changes);
  return [
    head,
    paragraph(countChanges(changes, ofChanges)),
    ...part(ofChanges.breakingChanges, `${anchor}-breaking`, breaking, context, page),
    ...part(ofChanges.otherChanges, `${anchor}-other`, other, context, page),
  ];
}

function part(
  title: string,
  anchor: string,
  groups: readonly SubjectChanges[],
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  if (groups.length === 0) return [];
  const items = groups.map(({subject, texts}) =>
    element<ElementContent>('li', {}, [
      ...subjectNodes(subject, context),
      element<ElementContent>(
        'ul',
        {},
        texts.map((statement) => element<ElementContent>('li', {}, statementNodes(statement, context))),
      ),
    ]),
  );
  return [
    sectionHeading({title, anchor, level: 3}, page, context),
    element('ul', {className: ['changes']}, items),
  ];
}

function paragraph(words: string): ElementContent {
  return element('p', {}, [text(words)]);
}

function statementNodes(statement: Statement, {words}: RenderContext): ElementContent[] {
  return sentenceOf(statement, words).map((part) =>
    typeof part === 'string' ? text(part) : inlineCode(part.code),
  );
}

/** What a change is about; a link if the newest version still has it. */
function subjectNodes(subject: ChangeSubject, context: RenderContext): ElementContent[] {
  const {ofChanges, webhook} = context.words;
  switch (subject.kind) {
    case 'api':
      return [text(ofChanges.wholeApi)];
    case 'model':
      return fillNodes(ofChanges.modelNamed, {name: [modelLink(subject.name, context)]});
    case 'operation': {
      const {method, path, summary, isWebhook} = subject;
      const href = operationHref(subject, context);
      const name = [
        methodBadge(method),
        text(' '),
        pathCode(path),
        ...(isWebhook ? [text(` (${webhook})`)] : []),
      ];
      return [...name, text(' '), href === undefined ? text(summary) : element('a', {href}, [text(summary)])];
    }
  }
}

function operationHref(
  {method, path, isWebhook}: Extract<ChangeSubject, {kind: 'operation'}>,
  {operationPlace}: RenderContext,
): string | undefined {
  for (const [operation, {href}] of operationPlace) {
    const isSame = operation.method === method && operation.path === path;
    if (isSame && operation.isWebhook === isWebhook) return href;
  }
  return undefined;
}
