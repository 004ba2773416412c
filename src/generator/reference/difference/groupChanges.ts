import type {Change, ChangeSubject} from './Change.ts';
import type {Statement} from './Statement.ts';

/** The changes of one subject. */
export interface SubjectChanges {
  subject: ChangeSubject;
  texts: Statement[];
}

/** Changes in the order in which reports and pages show them: breaking ones first, each subject once in either part. */
export interface GroupedChanges {
  breaking: SubjectChanges[];
  other: SubjectChanges[];
}

/** Groups changes by whether they are breaking and by subject, and keeps their order. */
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
