import type {DevSite} from '../site/DevSite.ts';
import type {WatchedPaths} from '../watch/planWatch.ts';
import {type SiteWatch, watchSite} from '../watch/watchSite.ts';
import {runningSite, type SessionState} from './nextSessionState.ts';

/** Watches the files of the configuration and of the site that answers requests. */
export interface SessionWatch {
  /** Starts when the folders are read: the first page takes precedence over watching thousands of files. */
  begin(): void;
  /** Call when there is a site, or when what it is made from has changed. */
  update(): void;
  close(): void;
}

/** @param onChange Called with absolute paths, also of what has changed between this call and `begin`. */
export function createSessionWatch(
  siteDir: string,
  state: () => SessionState<DevSite>,
  onChange: (files: ReadonlySet<string>) => void,
): SessionWatch {
  const since = Date.now();
  let watch: SiteWatch | undefined;

  function watchedPaths(): WatchedPaths {
    const {folders, files} = runningSite(state())?.watched() ?? {folders: [], files: []};
    return {folders, files: [...new Set([...configFilesOf(state()), ...files])]};
  }

  function begin(): void {
    if (state().type === 'closed') return;
    watch ??= watchSite(siteDir, watchedPaths(), since, onChange);
  }

  return {
    begin,
    update() {
      const {type} = state();
      // Without a site no folder is read, so its configuration is watched at once.
      if (type === 'unconfigured') begin();
      // Until there is another site, the sources of the previous one are watched.
      if (type === 'running' || type === 'unconfigured') watch?.update(watchedPaths());
    },
    close: () => watch?.close(),
  };
}

function configFilesOf(state: SessionState<DevSite>): Iterable<string> {
  return state.type === 'closed' ? [] : state.configFiles;
}
