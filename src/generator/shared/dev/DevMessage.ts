/**
 * What the dev server sends to open pages, as JSON over one `EventSource` at `<baseUrl>__dev/events`. The browser only
 * requests data again: only the server knows which pages a change affects.
 */
export type DevMessage =
  /**
   * First message of each connection. If `server` differs from before, the server was restarted, and the page reloads.
   */
  | {type: 'hello'; server: string}
  /** Data of pages changed: the open page is fetched again when its path is listed. `*` means every page. */
  | {type: 'pages'; paths: string[] | '*'}
  /** The sidebars changed: levels in memory are dropped, and the open page is fetched again. */
  | {type: 'sidebars'}
  /** The app was bundled again: webpack's hot update is applied, or the page is reloaded if that fails. */
  | {type: 'app'; hash: string}
  /** Only a full reload will do. */
  | {type: 'reload'}
  /** All current problems; an empty list closes the overlay. Broken links of a page carry its path. */
  | {type: 'problems'; problems: DevProblem[]};

/** A problem as the overlay and the terminal show it. */
export interface DevProblem {
  severity: 'error' | 'warning';
  /** Path relative to the site folder. */
  file?: string;
  line?: number;
  column?: number;
  message: string;
  hint?: string;
  /** Lines around the place, which is marked. */
  frame?: string;
  /** Permalink of the one page that it concerns; absent if it concerns all. */
  path?: string;
}
