import type {Schemas} from '../model/mergeSchema.ts';

export interface ExampleOptions {
  schemas: Schemas;
  /** Leaves out what the server alone writes (`request`) or what is never sent back (`response`). */
  direction: 'request' | 'response' | 'both';
  /** Only required fields; where there are none, the first few simple ones. */
  minimal: boolean;
  /** A request that replaces a record: its parts are whole too, with their ids. */
  replaces?: boolean;
  /** A record that a request has just created: nobody has changed it since. */
  isNew?: boolean;
}
