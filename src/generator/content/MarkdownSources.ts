/**
 * Markdown files that were read and understood before. A server that loads the content again and again gives one, so that
 * only files that changed are read.
 */
export interface MarkdownSources {
  /** What `read` gave for this file, path relative to the site folder, when it was called for it last. */
  read<Read>(file: string, read: () => Promise<Read>): Promise<Read>;
}

/** Reads every file, every time. */
export const READ_ALWAYS: MarkdownSources = {read: (_file, read) => read()};
