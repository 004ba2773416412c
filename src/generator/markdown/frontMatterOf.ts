import matter from 'gray-matter';
import type {SourceFiles} from './SourceFiles.ts';

/** The front matter of a Markdown text. Errors in it are reported where the page's metadata is read. */
export function frontMatterOf(text: string): Record<string, unknown> {
  try {
    // An option, even an empty one, keeps gray-matter from sharing its results.
    return matter(text, {}).data;
  } catch {
    return {};
  }
}

/** Whether there is such a file and its front matter keeps it out of the built site. */
export function isDraft(file: string, files: SourceFiles): boolean {
  const text = files.read(file)?.bytes.toString('utf8') ?? '';
  return String(frontMatterOf(text).draft) === 'true';
}
