/** What every sample of an operation sends, with example values filled in. */
export interface SampleRequest {
  method: string;
  /** Whole address, path parameters and query filled in and encoded. */
  url: string;
  headers: [name: string, value: string][];
  /** Header value that holds the caller's token, after the prefix: `Authorization: Bearer <token>`. */
  auth?: {header: string; prefix: string};
  body?:
    | {type: 'json'; value: unknown}
    | {type: 'form'; fields: [string, string][]}
    | {type: 'text'; value: string};
  /** Whether the response has a JSON body. */
  returnsJson: boolean;
}

/** One tab of code. */
export interface Sample {
  /** Value of the tab, shared by all pages of the site. */
  value: string;
  label: string;
  /** Language for highlighting. */
  language: string;
  code: string;
}
