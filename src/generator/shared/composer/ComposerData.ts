import type {ParameterForm, PartForms} from '../samples/ParameterForm.ts';
import type {SampleClient} from '../samples/SampleClient.ts';
import type {SampleRequest} from '../samples/SampleRequest.ts';

/** What the forms of a page need. It is in its own file next to the page's data, and loaded when a form is opened. */
export interface ComposerData {
  /** Server that the forms suggest, an origin without a path. */
  server: string;
  /** Sources to which the site's Content-Security-Policy allows requests. */
  allowed: string[];
  /** Keyed by the id of the operation's heading. */
  operations: Record<string, ComposerOperation>;
}

/** An operation that can be filled in. */
export interface ComposerOperation {
  method: string;
  /** With placeholders: `/pets/{id}`. */
  path: string;
  /** Address of the API according to the document. */
  server: string;
  /** All servers, if there are several. */
  servers?: ServerChoice[];
  summary: string;
  auth?: SampleRequest['auth'];
  /** Name of the query parameter that holds the token. */
  tokenQuery?: string;
  /** What samples need to know; absent if the document has its own samples. */
  client?: SampleClient;
  returns?: SampleRequest['returns'];
  parameters: Record<ParameterPlace, ComposerParameter[]>;
  body?: ComposerBody;
  /** What the printed samples send. */
  initial: ComposerValues;
}

/** A server that the document names. */
export interface ServerChoice {
  url: string;
  /** What it is for. */
  label?: string;
}

/** Where parameters are, in the order in which forms show them. */
export const PARAMETER_PLACES = ['path', 'query', 'header'] as const;

export type ParameterPlace = (typeof PARAMETER_PLACES)[number];

export interface ComposerBody {
  /** How the body is sent. */
  kind: 'json' | 'form' | 'multipart' | 'file' | 'text';
  /** Set where clients don't set the right one by themselves. */
  contentType?: string;
  /** How the fields of a form are sent that differ from the defaults. */
  forms?: PartForms;
  field: ComposerField;
}

/** A value to fill in, as far as a form needs to know its schema. */
export interface ComposerField {
  name: string;
  /** `json` is for values without form fields: maps, variants, and what is nested too deeply. */
  kind: 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'object' | 'list' | 'json' | 'file';
  required?: true;
  /** The type in words: `string (uuid)`. */
  type: string;
  /** One sentence that describes it. */
  hint?: string;
  choices?: unknown[];
  format?: string;
  limits?: FieldLimits;
  /** Of objects. */
  fields?: ComposerField[];
  /** Of lists. */
  item?: ComposerField;
}

export interface ComposerParameter extends ComposerField {
  /** How it is written in a request, if not as is usual in its place. */
  form?: ParameterForm;
}

/** JSON Schema keywords that a form checks. */
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

/** What a reader has filled in, as JSON values; undefined values are not sent. */
export interface ComposerValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body?: unknown;
}
