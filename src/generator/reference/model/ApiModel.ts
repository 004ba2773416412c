import type {Place} from '../source/SourceFile.ts';
import type {Schema} from './Schema.ts';

/** An OpenAPI document as the pages need it: plain data, references are names. */
export interface ApiModel {
  title: string;
  version: string;
  /** Version of OpenAPI that the document is written in. */
  openapi: string;
  /** Markdown. */
  description?: string;
  servers: Server[];
  securitySchemes: Record<string, SecurityScheme>;
  /** Operations by their first tag, in the order of the document's tags. */
  groups: OperationGroup[];
  /** `x-tagGroups`: subjects of tags and schemas, by their names, with former ids of their headings. */
  tagGroups: {name: string; tags: string[]; schemas: string[]; formerIds: string[]}[];
  /** Every schema of the components, by name. */
  schemas: Record<string, NamedSchema>;
}

export interface Server {
  /** With variables replaced by their defaults. */
  url: string;
  description?: string;
}

export interface OperationGroup {
  name: string;
  /** `x-displayName`, else the name. */
  label: string;
  description?: string;
  /** `x-topics` and `x-tags` of the tag. */
  topics: string[];
  tags?: string[];
  operations: Operation[];
  origin: Place;
}

export interface Operation {
  /** `operationId`, else made of method and path. */
  id: string;
  /** In capital letters. */
  method: string;
  path: string;
  /** First tag. */
  group: string;
  summary: string;
  description?: string;
  deprecated: boolean;
  /** Alternatives; empty: none is needed. */
  security: SecurityRequirement[];
  servers: Server[];
  parameters: Parameter[];
  body?: RequestBody;
  responses: ApiResponse[];
  callbacks: {name: string; expression: string; method: string; description?: string}[];
  /** `x-codeSamples`. */
  samples: {language: string; label: string; source: string}[];
  docs?: {url: string; description?: string};
  origin: Place;
}

/** Names of security schemes that are needed together, with their scopes. */
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
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  deprecated: boolean;
  description?: string;
  schema: Schema;
  example?: Example;
}

export interface RequestBody {
  description?: string;
  required: boolean;
  contents: MediaContent[];
}

export interface MediaContent {
  type: string;
  schema?: Schema;
  examples: Example[];
}

export interface Example {
  name?: string;
  summary?: string;
  value: unknown;
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  description?: string;
  headers: Parameter[];
  contents: MediaContent[];
  /** Whether it stands for a list without items (`x-emptyList`). */
  isEmptyList?: true;
}

export interface NamedSchema {
  name: string;
  schema: Schema;
  /** Without a page of its own: `x-internal`, or a name that no author gave. */
  internal: boolean;
  topics: string[];
  tags?: string[];
  origin: Place;
}
