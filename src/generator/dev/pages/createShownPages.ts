import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import type {PageRecord} from '../../store/pageRecord.ts';
import type {PageRecords} from '../../store/PageRecords.ts';
import {componentFiles} from './findMissingComponents.ts';

/** The pages compiled so far. */
export interface CompiledFiles {
  /** Metadata of the pages as they are shown, that is, of the last versions without errors. */
  compiled: ReadonlyMap<string, CompiledMeta>;
  /**
   * Whether what is shown of a file has changed since the last call: a request may have compiled it before its change
   * was noticed.
   */
  takeNews(file: string): boolean;
  /** The compiled page that is shown; undefined for a file that was not compiled. */
  page(file: string): PageRecord | undefined;
  /** Compiled files that are, or include, any of these files. */
  dependents(files: ReadonlySet<string>): string[];
  /** Compiled files that use a component from any of these files. */
  users(files: ReadonlySet<string>): string[];
  /** Everything compiled so far. */
  files(): string[];
  /** The other files that pages are or would be made from: what they include, and components; missing ones too. */
  sources(): Set<string>;
  forget(file: string): void;
}

/** The last version of each page, and the one that is shown. */
export interface ShownPages extends CompiledFiles {
  /** The last version of a page, with or without errors. */
  latest(file: string): CompiledMeta | undefined;
  /** The last version, if it was made from the text with this key and the cache still contains what is shown. */
  latestOf(file: string, key: string): CompiledMeta | undefined;
  /** Takes a new version, made from the text with this key. Returns whether another one is shown now. */
  take(file: string, key: string, latest: CompiledMeta): boolean;
}

interface State {
  /** Key of the text that was last compiled. */
  key: string;
  latest: CompiledMeta;
  shown: {key: string; meta: CompiledMeta};
}

/**
 * @param records The compiled pages in the cache, by key.
 * @param onSources Called when there are further `sources`.
 */
export function createShownPages(
  records: Pick<PageRecords, 'has' | 'find'>,
  onSources: () => void,
): ShownPages {
  const states = new Map<string, State>();
  const compiled = new Map<string, CompiledMeta>();
  const news = new Set<string>();

  /** The files of the pages whose last version meets a condition. */
  function filesWith(isMet: (file: string, latest: CompiledMeta) => boolean): string[] {
    return [...states].filter(([file, {latest}]) => isMet(file, latest)).map(([file]) => file);
  }

  /** A version with an error, which is not shown, may be fixed by a file that only it includes. */
  const sources = (): Set<string> =>
    new Set([...states.values()].flatMap((state) => [state.latest, state.shown.meta].flatMap(sourcesOf)));

  return {
    compiled,
    sources,
    latest: (file) => states.get(file)?.latest,
    latestOf(file, key) {
      const known = states.get(file);
      if (known?.key !== key || !records.has(key)) return undefined;
      // A build that runs at the same time removes the records of pages that it does not publish, such as drafts.
      return known.shown.key === key || records.has(known.shown.key) ? known.latest : undefined;
    },
    take(file, key, latest) {
      const known = states.get(file);
      const isBroken = hasErrors(latest.problems);
      // A page with an error keeps its last good version, if there is one; the problem is shown over it.
      const shown = isBroken && known && records.has(known.shown.key) ? known.shown : {key, meta: latest};
      const before = sources();
      states.set(file, {key, latest, shown});
      compiled.set(file, shown.meta);
      if (sourcesOf(latest).some((source) => !before.has(source))) onSources();
      if (known && known.shown.meta !== shown.meta) news.add(file);
      return shown.meta !== known?.shown.meta;
    },
    takeNews: (file) => news.delete(file),
    page(file) {
      const shown = states.get(file)?.shown;
      return shown && records.find(shown.key);
    },
    dependents: (files) =>
      filesWith(
        (file, {dependencies}) =>
          files.has(file) || Object.keys(dependencies.files).some((one) => files.has(one)),
      ),
    users: (files) =>
      filesWith((_, latest) => componentFiles(latest).some((component) => files.has(component))),
    files: () => [...states.keys()],
    forget(file) {
      states.delete(file);
      compiled.delete(file);
    },
  };
}

function sourcesOf(meta: CompiledMeta): string[] {
  return [...Object.keys(meta.dependencies.files), ...componentFiles(meta)];
}
