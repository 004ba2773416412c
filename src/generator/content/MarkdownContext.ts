import type {ConfigSource} from '../config/Site.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {GitHistory} from './git/parseGitLog.ts';
import type {TranslatedSection} from './translatedFiles.ts';

/** What the documents of one content folder have in common. */
export interface MarkdownContext {
  site: SiteConfig;
  /** Options of docs, blog or pages. */
  section: TranslatedSection & {
    routeBasePath: string;
    /** Where the options are written. */
    at: KeyPath;
    editUrl?: string | ((page: never) => unknown);
    /** Folder that edit links go to, where it is not that of the files. */
    editPath?: string;
    showLastUpdateTime: boolean;
    showLastUpdateAuthor: boolean;
  };
  /** What `editUrl` gets for a file when it is a function, by its path in the content folder. */
  edited(path: string): Record<string, string>;
  /** Where the configuration was read: mistakes of its functions have a place when this is given. */
  configSource?: ConfigSource;
  /** Changes by path relative to the content folder; undefined when it was not requested or there is none. */
  history?: GitHistory;
}
