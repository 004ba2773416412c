import type {ConfigSource} from '../../config/Site.ts';
import type {RuleName, SiteConfig} from '../../config/SiteConfig.ts';
import {hashOf} from '../../files/hash.ts';
import {translateDocs} from '../../locales/translateDocs.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import {generateFiles} from '../../pipeline/compile/generateFiles.ts';
import {loadSite} from '../../pipeline/loadSite.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {SourceCache} from './createSourceCache.ts';
import {readSnapshot, type Snapshot, writeSnapshot} from './snapshot.ts';

/** Reads the content of a site, and remembers it between sessions. */
export interface ContentReader {
  /** Whether the last session's content is available. */
  isRemembered: Promise<boolean>;
  /** Returns what the last session knew, only once; undefined if the folders have to be read. */
  takeRemembered(): Promise<Snapshot | undefined>;
  /** Reads the folders; files that were read before and have not changed come from memory. */
  read(): Promise<{content: SiteContent; problems: Problem[]}>;
  /** Saves what `take` returns for the next session, as soon as nothing has changed for a while. */
  keepSoon(take: () => Snapshot | undefined): void;
  close(): void;
}

/** Delay without changes before the content is saved for the next start, in milliseconds. */
const PAUSE = 1500;

export function createContentReader({
  siteDir,
  cacheDir,
  pipelineVersion,
  config,
  configSource,
  sources,
  onRead,
}: {
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  config: SiteConfig;
  configSource: ConfigSource;
  sources: SourceCache;
  /** Called before the folders are read. */
  onRead(): void;
}): ContentReader {
  const key = hashOf(pipelineVersion, config);
  const cache = {dir: cacheDir, version: pipelineVersion};
  let remembered = readSnapshot(cacheDir, key);
  let timer: NodeJS.Timeout | undefined;
  return {
    isRemembered: remembered.then((snapshot) => snapshot !== undefined),
    takeRemembered() {
      const taken = remembered;
      // It is about to be replaced, and a large site's content should not stay in memory needlessly.
      remembered = Promise.resolve(undefined);
      return taken;
    },
    async read() {
      onRead();
      const read = await loadSite(siteDir, config, {keepDrafts: true, cache, sources, configSource});
      const translated = translateDocs({siteDir, config}, read.content.docsSets);
      // Authors commit a new page later.
      const isUncommitted = ({rule}: Problem) => rule === ('missing-last-update' satisfies RuleName);
      const problems = [...read.problems, ...translated.problems];
      const content = {...read.content, docsSets: translated.sets};
      // Before the app is bundled, which is before it is known what pages import.
      generateFiles([{siteDir, config, content}]);
      return {
        content,
        problems: problems.filter((problem) => !isUncommitted(problem)),
      };
    },
    keepSoon(take) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const snapshot = take();
        // A snapshot that cannot be saved only costs time at the next start.
        if (snapshot) writeSnapshot(cacheDir, key, snapshot).catch(() => undefined);
      }, PAUSE);
      timer.unref();
    },
    close: () => clearTimeout(timer),
  };
}
