import type {Statement} from './Statement.ts';

/** What two versions of a document differ in: one fact of one operation, one model or the API as a whole. */
export interface Change {
  /** Whether a client that works with the older version may fail with the newer one. */
  breaking: boolean;
  subject: ChangeSubject;
  text: Statement;
}

export type ChangeSubject =
  | {kind: 'api'}
  | {kind: 'operation'; method: string; path: string; summary: string}
  | {kind: 'model'; name: string};

/** Which side a change breaks: clients that send what they sent, or clients that read what they get. */
export interface Breaks {
  request: boolean;
  response: boolean;
}

/** A change of a schema before it is known where the schema is used. */
export interface Finding {
  breaks: Breaks;
  text: Statement;
}
