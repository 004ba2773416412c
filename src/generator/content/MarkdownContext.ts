import type {SiteConfig} from '../config/SiteConfig.ts';
import type {GitHistory} from './git/parseGitLog.ts';

/** What the documents of one content folder have in common. */
export interface MarkdownContext {
  site: SiteConfig;
  /** Options of docs, blog or pages. */
  section: {
    path: string;
    /** See `translatedFiles`. */
    translated?: string;
    routeBasePath: string;
    editUrl?: string;
    /** Folder that edit links lead to, where it is not that of the files. */
    editPath?: string;
    showLastUpdateTime: boolean;
    showLastUpdateAuthor: boolean;
  };
  /** Changes by path relative to the content folder; undefined when it was not asked for or there is none. */
  history?: GitHistory;
}
