import type {Problem} from '../shared/problems/Problem.ts';
import type {Doc} from './Content.ts';
import type {LoadedCategory} from './sidebars/loadCategoryFiles.ts';
import type {TagOptions} from './tags/resolveTags.ts';

/**
 * Where docs come from that no Markdown file holds. Sidebars, tags, checks and routes treat them as they treat written
 * ones; whoever passes the source in knows how their bodies are made.
 */
export interface Source<Loaded extends SourceDocs = SourceDocs> {
  /**
   * Loads the docs. It is called before the docs folder is read, so that both are read at the same time.
   *
   * @param tagOptions How tags are resolved, once the tags file has been read.
   */
  load(tagOptions: Promise<TagOptions>): Promise<Loaded>;
}

/** What a source gives. */
export interface SourceDocs {
  docs: Doc[];
  /** Sidebar categories of the docs' folders, by folder. */
  categories: Map<string, LoadedCategory>;
  /** Files that were read, relative to the site folder. */
  files: string[];
  problems: Problem[];
}
