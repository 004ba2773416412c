import path from 'node:path';
import {VFile} from 'vfile';
import {relativePath} from '../../files/relativePath.ts';
import type {SourceContext} from '../SourceContext.ts';

declare module 'vfile' {
  interface DataMap {
    /** For plugins of the site (Docusaurus has it in the same place). */
    frontMatter: Record<string, unknown>;
    /**
     * For plugins that read a file: the page is compiled again when that file has changed.
     *
     * @param file Its path, absolute or relative to the site folder; it need not exist.
     */
    addDependency(file: string): void;
  }
}

/**
 * A source in the form that plugins know from Docusaurus, with its absolute path and its front matter, and what tells the
 * cache which files a plugin reads.
 */
export function foreignFile(source: SourceContext): VFile {
  const {options, files} = source.page;
  const {siteDir} = options;
  return new VFile({
    path: path.join(siteDir, source.file),
    cwd: siteDir,
    value: source.text,
    data: {
      source,
      frontMatter: source.frontMatter(),
      addDependency: (file) => void files.read(relativePath(siteDir, path.resolve(siteDir, file))),
    },
  });
}
