/** What went wrong on an open page, as JSON in a POST to `<baseUrl>__dev/faults`. */
export interface FaultReport {
  /** Id of the tab, which survives reloads. */
  tab: string;
  /** Path of the page that it shows. */
  path: string;
  /** All faults since the page was shown or last updated. */
  faults: BrowserFault[];
  /** Whether the tab is in the background, where it has no connection to the dev server and reports once a minute. */
  isHidden: boolean;
}

export interface BrowserFault {
  /** `hydration`: the browser rendered something other than what the document contains. */
  kind: 'error' | 'hydration';
  /** Name of the error; empty if the thrown value is not an error. */
  name: string;
  message: string;
  /** Where it was thrown, then where the rendered element was created, in the browser's own stack format. */
  stack: string;
}
