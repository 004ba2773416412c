/**
 * What the dev server sends to open pages, as JSON over one `EventSource` at `<baseUrl>__dev/events`. The browser's
 * half only requests data again: the server stays the one place that knows what a change touches.
 */
export type DevMessage =
  /** First message of each connection. Another `server` than before means that the server was restarted: reload. */
  | {type: 'hello'; server: string}
  /** Data of pages changed: the page that is open is fetched again when its path is listed. `*` stands for every page. */
  | {type: 'pages'; paths: string[] | '*'}
  /** The sidebars changed: levels that are in memory are forgotten, and the open page is fetched again. */
  | {type: 'sidebars'}
  /** The app was bundled again: webpack's hot update is applied, or the page is reloaded when that cannot be done. */
  | {type: 'app'; hash: string}
  /** Nothing less than a full load will do. */
  | {type: 'reload'}
  /** Everything that is wrong now; an empty list takes the overlay away. Broken links of a page carry its path. */
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
  /** Lines around the place, with a mark. */
  frame?: string;
  /** Permalink of the one page that it concerns; absent: it concerns all. */
  path?: string;
}
