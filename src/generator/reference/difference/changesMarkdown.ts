import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {phraseMarkdown} from './Phrase.ts';
import type {ChangeSubject} from './Change.ts';
import {countChanges} from './countChanges.ts';
import {type GroupedChanges, groupChanges, type SubjectChanges} from './groupChanges.ts';
import {sentenceOf} from './Statement.ts';
import type {Difference} from './Difference.ts';

/** The report as a Markdown document: breaking changes first, a list item for each subject. */
export function changesMarkdown({title, before, after, changes}: Difference, words: ReferenceWords): string {
  const {ofChanges} = words;
  const {breaking, other}: GroupedChanges = groupChanges(changes);
  const heading = `# ${escapeText(`${title}: ${before} → ${after}`)}`;
  const blocks = [heading, countChanges(changes, ofChanges)];
  if (breaking.length > 0) blocks.push(`## ${ofChanges.breakingChanges}`, listOf(breaking, words));
  if (other.length > 0) blocks.push(`## ${ofChanges.otherChanges}`, listOf(other, words));
  return `${blocks.join('\n\n')}\n`;
}

function listOf(groups: readonly SubjectChanges[], words: ReferenceWords): string {
  return groups
    .map(
      ({subject, texts}) =>
        `- ${subjectMarkdown(subject, words)}\n${texts.map((text) => `  - ${phraseMarkdown(sentenceOf(text, words))}`).join('\n')}`,
    )
    .join('\n');
}

function subjectMarkdown(subject: ChangeSubject, {ofChanges, webhook}: ReferenceWords): string {
  switch (subject.kind) {
    case 'api':
      return ofChanges.wholeApi;
    case 'operation':
      return [
        codeSpan(`${subject.method} ${subject.path}`),
        ...(subject.isWebhook ? [`(${webhook})`] : []),
        escapeText(subject.summary),
      ].join(' ');
    case 'model':
      return fillMessage(ofChanges.modelNamed, {name: codeSpan(subject.name)});
  }
}
