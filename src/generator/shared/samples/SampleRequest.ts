/** What every sample of an operation sends, with example values filled in. */
export interface SampleRequest {
  method: string;
  /** Whole address, path parameters and query filled in and encoded. */
  url: string;
  /** Parameters of the path and of the query, as text, that `url` holds encoded; without what signs the caller in. */
  path: [name: string, value: string][];
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  /** Header value that holds the caller's token, after the prefix: `Authorization: Bearer <token>`. */
  auth?: {header: string; prefix: string};
  body?: SampleBody;
  /** Whether the response has a JSON body. */
  returnsJson: boolean;
  /** The status that stands for a list without items. */
  emptyListStatus?: number;
}

export type SampleBody =
  | {type: 'json'; value: unknown}
  /** `application/x-www-form-urlencoded` */
  | {type: 'form'; fields: [string, string][]}
  /** `multipart/form-data` */
  | {type: 'multipart'; parts: FormPart[]}
  /** The bytes of a file, and nothing else. */
  | {type: 'file'; fileName: string}
  | {type: 'text'; value: string};

/** A field of a multipart form. */
export type FormPart = {name: string} & (
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
