import {posix} from 'node:path';

/** Whether a file is Markdown, with or without MDX. */
export function isMarkdownFile(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** Returns the format of a file, given its path and the setting of its front matter or the site. */
export function formatOf(path: string, format: 'mdx' | 'md' | 'detect'): 'mdx' | 'md' {
  if (format !== 'detect') return format;
  return posix.extname(path) === '.md' ? 'md' : 'mdx';
}
