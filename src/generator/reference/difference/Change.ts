import type {Statement} from './Statement.ts';

/** A difference between two versions of a document, in one operation, one model or the API as a whole. */
export interface Change {
  /** Whether clients that work with the older version may fail with the newer one. */
  breaking: boolean;
  subject: ChangeSubject;
  text: Statement;
}

export type ChangeSubject =
  | {kind: 'api'}
  /** Of a webhook, `path` is its name. */
  | {kind: 'operation'; method: string; path: string; summary: string; isWebhook?: true}
  | {kind: 'model'; name: string};

/** What a change breaks: clients that send the same requests as before, or clients that read responses. */
export interface Breaks {
  request: boolean;
  response: boolean;
}

/** A change of a schema, independent of where the schema is used. */
export interface Finding {
  breaks: Breaks;
  text: Statement;
}
