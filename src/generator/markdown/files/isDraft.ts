import {readFrontMatter} from '../../yaml/frontMatter/readFrontMatter.ts';
import type {SourceFiles} from './SourceFiles.ts';

/** Whether a file exists and its front matter excludes it from the built site. */
export function isDraft(file: string, files: SourceFiles): boolean {
  const text = files.read(file)?.bytes.toString('utf8') ?? '';
  return String(readFrontMatter(text, file).data.draft) === 'true';
}
