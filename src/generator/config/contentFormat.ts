import {posix} from 'node:path';

/** The format of a file; takes its path and what its front matter or the site says. */
export function formatOf(path: string, format: 'mdx' | 'md' | 'detect'): 'mdx' | 'md' {
  if (format !== 'detect') return format;
  return posix.extname(path) === '.md' ? 'md' : 'mdx';
}
