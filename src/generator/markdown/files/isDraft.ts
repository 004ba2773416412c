import {readFrontMatter} from '../../yaml/frontMatter/readFrontMatter.ts';
import type {SourceFiles} from './SourceFiles.ts';

/** Whether there is such a file and its front matter keeps it out of the built site. */
export function isDraft(file: string, files: SourceFiles): boolean {
  const text = files.read(file)?.bytes.toString('utf8') ?? '';
  return String(readFrontMatter(text, file).data.draft) === 'true';
}
