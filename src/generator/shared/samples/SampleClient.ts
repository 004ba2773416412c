/** What samples need to know besides the request: facts about the code that sends it. */
export interface SampleClient {
  /** Id of the operation, after which code is named. */
  operationId: string;
  /** Key of the browser's session storage that holds the token. */
  tokenKey: string;
  /** The generated hook that sends the request; samples without RTK Query have none. */
  rtkQuery?: RtkHook;
}

/** A hook of a generated RTK Query client. */
export interface RtkHook {
  name: string;
  /** Module that exports it. */
  module: string;
  /** The endpoint it belongs to. */
  endpoint: string;
  /** What the operation does, in a few words. */
  summary: string;
}
