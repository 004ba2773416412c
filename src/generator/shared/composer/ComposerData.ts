import type {SampleClient} from '../samples/SampleClient.ts';
import type {SampleRequest} from '../samples/SampleRequest.ts';

/** What the forms of a page need, in its own file next to the page's data: it is loaded when a form is opened. */
export interface ComposerData {
  /** Server that the forms suggest, without a path. */
  server: string;
  /** Sources that the site's policy lets requests go to. */
  allowed: string[];
  /** By the id of the operation's heading. */
  operations: Record<string, ComposerOperation>;
}

/** An operation that can be filled in. */
export interface ComposerOperation {
  method: string;
  /** With placeholders: `/pets/{id}`. */
  path: string;
  /** Address of the API in the document. */
  server: string;
  summary: string;
  auth?: SampleRequest['auth'];
  /** Name of the query parameter that holds the token. */
  tokenQuery?: string;
  /** What samples need to know; none when the document brings its own samples. */
  client?: SampleClient;
  returnsJson: boolean;
  parameters: Record<ParameterPlace, ComposerField[]>;
  body?: ComposerBody;
  /** What the printed samples send. */
  initial: ComposerValues;
}

export type ParameterPlace = 'path' | 'query' | 'header';

export interface ComposerBody {
  /** How it is sent. */
  kind: 'json' | 'form' | 'multipart' | 'file' | 'text';
  /** Where clients don't set the right one by themselves. */
  contentType?: string;
  field: ComposerField;
}

/** A value to fill in, as far as a form needs to know its schema. */
export interface ComposerField {
  name: string;
  /** `json` stands for what has no form: maps, variants, what is nested too deep. */
  kind: 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'object' | 'list' | 'json' | 'file';
  required?: true;
  /** The type in words: `string (uuid)`. */
  type: string;
  /** One sentence of what it is. */
  hint?: string;
  choices?: unknown[];
  format?: string;
  limits?: FieldLimits;
  /** Of objects. */
  fields?: ComposerField[];
  /** Of lists. */
  item?: ComposerField;
}

/** Keywords of JSON Schema that a form checks. */
export interface FieldLimits {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
}

/** What a reader has filled in: JSON values; what is undefined is not sent. */
export interface ComposerValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body?: unknown;
}
