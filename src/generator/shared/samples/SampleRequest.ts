/** The request that every sample of an operation sends, with example values filled in. */
export interface SampleRequest {
  method: string;
  /** Full address with path parameters and query filled in and encoded. */
  url: string;
  /** Path and query parameters as text, which `url` contains encoded; without credentials. */
  path: [name: string, value: string][];
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  /** Header value that holds the caller's token, after the prefix: `Authorization: Bearer <token>`. */
  auth?: {
    header: string;
    prefix: string;
    /** Whether it is a user name and a password, which HTTP Basic encodes. */
    isBasic?: true;
  };
  body?: SampleBody;
  /** What the response contains; absent if that is nothing, or a stream. */
  returns?: SampleResult;
  /** The status that means an empty list. */
  emptyListStatus?: number;
}

/** The body of a response; a file is saved under the name. */
export type SampleResult = {type: 'json' | 'text'} | {type: 'file'; fileName: string};

export type SampleBody =
  | {type: 'json'; value: unknown}
  /** `application/x-www-form-urlencoded` */
  | {type: 'form'; fields: [string, string][]}
  /** `multipart/form-data` */
  | {type: 'multipart'; parts: FormPart[]}
  /** Only the bytes of a file. */
  | {type: 'file'; fileName: string}
  | {type: 'text'; value: string};

/** A field of a multipart form; `contentType` is set if it is not the usual one of its type. */
export type FormPart = {name: string; contentType?: string} & (
  | {type: 'text'; value: string}
  | {type: 'json'; value: unknown}
  | {type: 'file'; fileName: string}
);

/** One tab of code. */
export interface Sample {
  /** Value of the tab, shared by all pages of the site. */
  value: string;
  label: string;
  /** Language for highlighting. */
  language: string;
  code: string;
}
