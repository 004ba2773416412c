import type {Change, ChangeSubject} from './Change.ts';
import type {Statement} from './Statement.ts';

/** What changed of one subject. */
export interface SubjectChanges {
  subject: ChangeSubject;
  texts: Statement[];
}

/** Changes as reports and pages show them: those that break clients first, each subject once in either part. */
export interface GroupedChanges {
  breaking: SubjectChanges[];
  other: SubjectChanges[];
}

/** Groups changes by what they break and by their subject, in their order. */
export function groupChanges(changes: readonly Change[]): GroupedChanges {
  return {
    breaking: bySubject(changes.filter(({breaking}) => breaking)),
    other: bySubject(changes.filter(({breaking}) => !breaking)),
  };
}

function bySubject(changes: readonly Change[]): SubjectChanges[] {
  const groups = new Map<string, SubjectChanges>();
  for (const {subject, text} of changes) {
    const key = JSON.stringify(subject);
    const group = groups.get(key) ?? {subject, texts: []};
    groups.set(key, group);
    group.texts.push(text);
  }
  return [...groups.values()];
}
