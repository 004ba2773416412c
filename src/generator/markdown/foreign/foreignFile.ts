import path from 'node:path';
import {VFile} from 'vfile';
import type {SourceContext} from '../SourceContext.ts';

declare module 'vfile' {
  interface DataMap {
    /** For plugins of the site (Docusaurus has it in the same place). */
    frontMatter: Record<string, unknown>;
  }
}

/** A source in the form that plugins know from Docusaurus: with its absolute path and its front matter. */
export function foreignFile(source: SourceContext): VFile {
  const {siteDir} = source.page.options;
  return new VFile({
    path: path.join(siteDir, source.file),
    cwd: siteDir,
    value: source.text,
    data: {source, frontMatter: source.frontMatter()},
  });
}
