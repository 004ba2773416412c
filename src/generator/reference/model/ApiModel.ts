import type {ParameterForm, PartForm} from '../../shared/samples/ParameterForm.ts';
import type {PARAMETER_LOCATIONS} from '../source/objectKinds.ts';
import type {LongIntegers} from '../source/exactNumbers.ts';
import type {Place} from '../source/SourceFile.ts';
import type {ExternalDocs, Schema} from './Schema.ts';

/** An OpenAPI document in the form that pages need: plain data, with names as references. */
export interface ApiModel {
  title: string;
  version: string;
  /** OpenAPI version of the document. */
  openapi: string;
  /** One sentence about the API. */
  summary?: string;
  /** Markdown. */
  description?: string;
  contact?: Contact;
  license?: License;
  /** Address of the terms of service. */
  terms?: string;
  docs?: ExternalDocs;
  servers: Server[];
  securitySchemes: Record<string, SecurityScheme>;
  /**
   * Operations grouped by their first tag, in the order of the document's tags. A group without operations has a
   * description, or is another tag of some operation.
   */
  groups: OperationGroup[];
  /** `x-tagGroups`, or else tags with the tags below them (`parent`): subjects with the names of their tags and schemas, and former ids of their headings. */
  tagGroups: {name: string; tags: string[]; schemas: string[]; formerIds: string[]}[];
  /** Every schema of the components, by name. */
  schemas: Record<string, NamedSchema>;
  longIntegers: LongIntegers;
}

/** Who is responsible for the API; at least one of these. */
export interface Contact {
  name?: string;
  url?: string;
  email?: string;
}

export interface License {
  name: string;
  url?: string;
  /** SPDX expression. */
  identifier?: string;
}

export interface Server {
  /** URL with variables replaced by their defaults. */
  url: string;
  /** URL as written, if it has declared variables. */
  template?: string;
  /** Declared variables that the URL contains, in the order of the URL. */
  variables?: ServerVariable[];
  description?: string;
}

export interface ServerVariable {
  name: string;
  default?: string;
  /** Allowed values; any value if omitted. */
  enum?: string[];
  description?: string;
}

export interface OperationGroup {
  name: string;
  /** `x-displayName`, else the `summary` of the tag, else its name. */
  label: string;
  description?: string;
  docs?: ExternalDocs;
  /** `x-topics` and `x-tags` of the tag. */
  topics: string[];
  tags?: string[];
  operations: Operation[];
  /** Whether its operations are the requests of a webhook, which has a page of its own. */
  isWebhook?: true;
  origin: Place;
}

export interface Operation {
  /** `operationId`, or else derived from method and path. */
  id: string;
  /** Whether the document has no `operationId` for it. */
  hasMadeId?: true;
  /** As requests have it: in upper case, if it is not one of `additionalOperations`. */
  method: string;
  /** Of a webhook, its name. */
  path: string;
  /** Whether the server sends it. */
  isWebhook?: true;
  /** First tag. */
  group: string;
  /** Its other tags, whose pages link to it. */
  otherGroups?: string[];
  /** Its title, without markup. */
  summary: string;
  /** The same with code in backticks, if it has any. */
  summaryWithCode?: string;
  description?: string;
  deprecated: boolean;
  /** Alternatives; empty if no authentication is needed. */
  security: SecurityRequirement[];
  servers: Server[];
  parameters: Parameter[];
  body?: RequestBody;
  responses: ApiResponse[];
  callbacks: Callback[];
  /** `x-codeSamples`. */
  samples: {language: string; label: string; source: string}[];
  docs?: ExternalDocs;
  origin: Place;
}

/** A request that the server sends. */
export interface Callback {
  name: string;
  /** Its address, with expressions. */
  expression: string;
  method: string;
  summary?: string;
  description?: string;
  parameters: Parameter[];
  bodyDescription?: string;
  /** What its body contains. */
  contents: MediaContent[];
  /** What the server expects as an answer. */
  responses: ApiResponse[];
}

/** Security schemes that are required together, with their scopes. */
export type SecurityRequirement = {name: string; scopes: string[]}[];

export interface SecurityScheme {
  type: string;
  /** `bearer`, `basic` … of type `http`. */
  scheme?: string;
  format?: string;
  /** Name and place of an API key. */
  name?: string;
  in?: string;
  description?: string;
  /** Where tokens come from, by the names that OpenAPI gives these addresses: `clientCredentials.tokenUrl`. */
  addresses?: [name: string, url: string][];
  /** Scopes of OAuth 2, each with its meaning. */
  scopes?: [name: string, meaning: string][];
  deprecated?: true;
}

export interface Parameter {
  name: string;
  /** One that is the whole query (`querystring`) is in the query; its `form` says so. */
  in: Exclude<(typeof PARAMETER_LOCATIONS)[number], 'querystring'>;
  required: boolean;
  deprecated: boolean;
  description?: string;
  schema: Schema;
  examples: Example[];
  externalExamples?: ExternalExample[];
  /** How it is written in a request, if not as is usual in its place. */
  form?: ParameterForm;
}

export interface RequestBody {
  description?: string;
  required: boolean;
  contents: MediaContent[];
}

export interface MediaContent {
  type: string;
  schema?: Schema;
  /** How the fields of a form are sent, if not as is usual (`encoding`). */
  encodings?: Encoding[];
  examples: Example[];
  externalExamples?: ExternalExample[];
}

export interface Encoding extends PartForm {
  /** The field. */
  name: string;
  headers: Parameter[];
}

/** An example that the document only has the address of (`externalValue`). */
export interface ExternalExample {
  label: string;
  url: string;
}

export interface Example {
  name?: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  value: unknown;
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  description?: string;
  headers: Parameter[];
  contents: MediaContent[];
  links: ResponseLink[];
  /** Whether it means an empty list (`x-emptyList`). */
  isEmptyList?: true;
}

/** An operation that can follow a response, with what it takes from the response. */
export interface ResponseLink {
  name: string;
  /** `operationId`. */
  id?: string;
  /** `operationRef`: a reference to the operation in this document or another one. */
  ref?: string;
  description?: string;
  /** Values or expressions by parameter. */
  parameters: [name: string, value: unknown][];
  /** Value or expression of the request body. */
  body?: {value: unknown};
}

export interface NamedSchema {
  name: string;
  schema: Schema;
  /** Whether it has no page: because of `x-internal`, or because the author did not name it. */
  internal: boolean;
  topics: string[];
  tags?: string[];
  origin: Place;
}
