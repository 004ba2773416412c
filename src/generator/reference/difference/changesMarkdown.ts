import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {phraseMarkdown} from './Phrase.ts';
import type {ChangeSubject} from './Change.ts';
import {countChanges} from './countChanges.ts';
import {type GroupedChanges, groupChanges, type SubjectChanges} from './groupChanges.ts';
import type {Difference} from './Difference.ts';

/** The report as a Markdown document: breaking changes first, a list item for each subject. */
export function changesMarkdown({title, before, after, changes}: Difference): string {
  const {breaking, other}: GroupedChanges = groupChanges(changes);
  const heading = `# ${escapeText(`${title}: ${before} → ${after}`)}`;
  const blocks = [heading, countChanges(changes)];
  if (breaking.length > 0) blocks.push('## Breaking changes', listOf(breaking));
  if (other.length > 0) blocks.push('## Other changes', listOf(other));
  return `${blocks.join('\n\n')}\n`;
}

function listOf(groups: readonly SubjectChanges[]): string {
  return groups
    .map(
      ({subject, texts}) =>
        `- ${subjectMarkdown(subject)}\n${texts.map((text) => `  - ${phraseMarkdown(text)}`).join('\n')}`,
    )
    .join('\n');
}

function subjectMarkdown(subject: ChangeSubject): string {
  switch (subject.kind) {
    case 'api':
      return 'The whole API';
    case 'operation':
      return `${codeSpan(`${subject.method} ${subject.path}`)} ${escapeText(subject.summary)}`;
    case 'model':
      return `Model ${codeSpan(subject.name)}`;
  }
}
