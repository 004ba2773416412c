import type {ConfigSource} from '../config/Site.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {GitHistory} from './git/parseGitLog.ts';
import type {TranslatedSection} from './translatedFiles.ts';

/** What the documents of one content folder share. */
export interface MarkdownContext {
  site: SiteConfig;
  /** Options of docs, blog or pages. */
  section: TranslatedSection & {
    routeBasePath: string;
    /** Where the options are written. */
    at: KeyPath;
    editUrl?: string | ((page: never) => unknown);
    /** Folder that edit links point to, if it isn't the folder of the files. */
    editPath?: string;
    showLastUpdateTime: boolean;
    showLastUpdateAuthor: boolean;
  };
  /** What `editUrl`, if it is a function, is called with for a file, given the file's path in the content folder. */
  edited(path: string): Record<string, string>;
  /** Where the configuration was read; gives errors of its functions a position. */
  configSource?: ConfigSource;
  /** Changes by path relative to the content folder; undefined when not requested or not available. */
  history?: GitHistory;
}
