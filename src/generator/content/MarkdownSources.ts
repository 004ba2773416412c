/**
 * Markdown files that were read and parsed before. A server that loads the content repeatedly passes this, so that only
 * changed files are read.
 */
export interface MarkdownSources {
  /**
   * Returns the last result of `read` for this file (a path relative to the site folder) if the file hasn't changed.
   */
  read<Read>(file: string, read: () => Promise<Read>): Promise<Read>;
}

/** Reads every file each time. */
export const READ_ALWAYS: MarkdownSources = {read: (_file, read) => read()};
