import type {Schemas} from '../model/mergeSchema.ts';

export interface ExampleOptions {
  schemas: Schemas;
  /** What the value is of, from which texts and numbers are derived. */
  name?: string;
  /** Leaves out what only the server writes (`request`) or what is never returned (`response`). */
  direction: 'request' | 'response' | 'both';
  /** Only required fields; if there are none, the first few simple ones. */
  minimal: boolean;
  /** Whether what an object only contains shows required fields, as other nested models do: `{data: Order}`. */
  brief?: boolean;
  /** Whether the request replaces a record: its parts are then complete, too, with their ids. */
  replaces?: boolean;
  /** Whether a request has just created the record, so that it has not been changed since. */
  isNew?: boolean;
}
