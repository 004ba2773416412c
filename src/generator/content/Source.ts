import type {Problem} from '../shared/problems/Problem.ts';
import type {Doc} from './Content.ts';
import type {LoadedCategory} from './sidebars/loadCategoryFiles.ts';
import type {TagOptions} from './tags/resolveTags.ts';

/**
 * A source of docs that aren't Markdown files. Sidebars, tags, checks and routes treat them like written docs; whoever
 * passes the source in knows how to render their bodies.
 */
export interface Source<Loaded extends SourceDocs = SourceDocs> {
  /**
   * Loads the docs. Called before the docs folder is read, so that both are read in parallel.
   *
   * @param tagOptions How tags are resolved; available once the tags file has been read.
   */
  load(tagOptions: Promise<TagOptions>): Promise<Loaded>;
}

/** What a source returns. */
export interface SourceDocs {
  docs: Doc[];
  /** Sidebar categories of the docs' folders, by folder. */
  categories: Map<string, LoadedCategory>;
  /** Files that were read, relative to the site folder. */
  files: string[];
  problems: Problem[];
}
