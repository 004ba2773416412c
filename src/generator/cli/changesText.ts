import pc from 'picocolors';
import type {ChangeSubject} from '../reference/difference/Change.ts';
import {countChanges} from '../reference/difference/countChanges.ts';
import type {Difference} from '../reference/difference/Difference.ts';
import {groupChanges, type SubjectChanges} from '../reference/difference/groupChanges.ts';
import {phraseText} from '../reference/difference/Phrase.ts';

/** The report for a terminal: breaking changes first, each subject with its changes below it. */
export function changesText({title, before, after, changes}: Difference): string {
  const {breaking, other} = groupChanges(changes);
  return [
    `${pc.bold(title)} ${before} → ${after}: ${countChanges(changes)}`,
    ...section(pc.red('Breaking changes'), breaking),
    ...section(pc.green('Other changes'), other),
  ].join('\n');
}

function section(title: string, groups: readonly SubjectChanges[]): string[] {
  if (groups.length === 0) return [];
  return [
    '',
    title,
    ...groups.flatMap(({subject, texts}) => [
      `  ${subjectText(subject)}`,
      ...texts.map((text) => `    - ${phraseText(text)}`),
    ]),
  ];
}

function subjectText(subject: ChangeSubject): string {
  switch (subject.kind) {
    case 'api':
      return 'The whole API';
    case 'operation':
      return `${subject.method} ${subject.path}  ${pc.dim(subject.summary)}`;
    case 'model':
      return `Model ${subject.name}`;
  }
}
