import pc from 'picocolors';
import type {ChangeSubject} from '../reference/difference/Change.ts';
import {countChanges} from '../reference/difference/countChanges.ts';
import type {Difference} from '../reference/difference/Difference.ts';
import {groupChanges, type SubjectChanges} from '../reference/difference/groupChanges.ts';
import {phraseText} from '../reference/difference/Phrase.ts';
import {sentenceOf} from '../reference/difference/Statement.ts';
import type {ReferenceWords} from '../reference/ReferenceWords.ts';
import {fillMessage} from '../shared/messages/fillMessage.ts';

/** The report for a terminal: breaking changes first, grouped by subject. */
export function changesText({title, before, after, changes}: Difference, words: ReferenceWords): string {
  const {ofChanges} = words;
  const {breaking, other} = groupChanges(changes);
  return [
    `${pc.bold(title)} ${before} → ${after}: ${countChanges(changes, ofChanges)}`,
    ...section(pc.red(ofChanges.breakingChanges), breaking, words),
    ...section(pc.green(ofChanges.otherChanges), other, words),
  ].join('\n');
}

function section(title: string, groups: readonly SubjectChanges[], words: ReferenceWords): string[] {
  if (groups.length === 0) return [];
  return [
    '',
    title,
    ...groups.flatMap(({subject, texts}) => [
      `  ${subjectText(subject, words)}`,
      ...texts.map((text) => `    - ${phraseText(sentenceOf(text, words))}`),
    ]),
  ];
}

function subjectText(subject: ChangeSubject, {ofChanges, webhook}: ReferenceWords): string {
  switch (subject.kind) {
    case 'api':
      return ofChanges.wholeApi;
    case 'operation':
      return [
        `${subject.method} ${subject.path}`,
        ...(subject.isWebhook ? [`(${webhook})`] : []),
        pc.dim(subject.summary),
      ].join('  ');
    case 'model':
      return fillMessage(ofChanges.modelNamed, {name: subject.name});
  }
}
