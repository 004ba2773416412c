import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {DocsSet} from '../../content/Content.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {App} from '../app/App.ts';
import {siteComponents} from '../app/siteComponents.ts';
import {configuredFiles} from '../content/configuredFiles.ts';
import type {ContentReader} from '../content/createContentReader.ts';
import {createModel} from '../content/createModel.ts';
import type {SourceCache} from '../content/createSourceCache.ts';
import type {ReadContent, SiteState} from './SiteState.ts';

/** Reads the content of a site, and says what is known of it. */
export interface ContentSteps {
  /** What the last session knew; undefined if there is nothing, or it is outdated. */
  recall(): Promise<ReadContent | undefined>;
  read(): Promise<ReadContent>;
  /** Saves the content for the next session. */
  keep(): void;
  /** The docs as far as they have been read. */
  docsSets(): DocsSet[];
  /** The files that the content is made from, including missing ones that would be used if they existed. */
  dataFiles(): Set<string>;
}

export function createContentSteps({
  siteDir,
  config,
  reader,
  sources,
  app,
  state,
}: {
  siteDir: string;
  config: SiteConfig;
  reader: ContentReader;
  sources: SourceCache;
  app: Pick<App, 'components'>;
  state(): SiteState;
}): ContentSteps {
  function docsSets(): DocsSet[] {
    const now = state();
    return now.type === 'open' ? now.model.content.docsSets : [];
  }

  function readContent(content: SiteContent, found: Problem[], known?: string[]): ReadContent {
    return {
      model: createModel(siteDir, config, content),
      problems: found,
      components: siteComponents(siteDir, content, known),
    };
  }

  return {
    async recall() {
      const snapshot = await reader.takeRemembered();
      return snapshot && readContent(snapshot.content, snapshot.problems, snapshot.components);
    },
    async read() {
      // A page that someone is waiting for takes precedence.
      await new Promise((resolve) => setImmediate(resolve));
      await sources.free();
      const {content, problems: found} = await reader.read();
      return readContent(content, found);
    },
    keep: () =>
      reader.keepSoon(() => {
        const now = state();
        return now.type === 'open'
          ? {content: now.model.content, problems: now.problems, components: app.components()}
          : undefined;
      }),
    docsSets,
    dataFiles() {
      const now = state();
      const known = now.type === 'open' ? now.dataFiles : [];
      return new Set([...configuredFiles(config, docsSets()), ...known]);
    },
  };
}
