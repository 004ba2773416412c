/** What went wrong in a page that is open, as JSON in a POST to `<baseUrl>__dev/faults`. */
export interface FaultReport {
  /** Names the tab, also after it was loaded again. */
  tab: string;
  /** Path of the page that it shows. */
  path: string;
  /** Everything since the page was shown, or replaced by a later version. */
  faults: BrowserFault[];
  /** Whether the tab is in the background, where it has no connection to the dev server and reports once a minute. */
  isHidden: boolean;
}

export interface BrowserFault {
  /** `hydration`: the browser renders something else than the document holds. */
  kind: 'error' | 'hydration';
  /** Name of the error; empty for what was thrown and is not an error. */
  name: string;
  message: string;
  /** Where it was thrown, then where the element was made that was rendered: as the browser writes stacks. */
  stack: string;
}
