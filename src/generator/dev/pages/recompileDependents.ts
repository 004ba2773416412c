import {allPosts} from '../../content/allDocuments.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from './createCompiler.ts';

/**
 * Recompiles the compiled pages that depend on the files.
 *
 * @param files Paths relative to the site folder.
 * @param onCompiled Called with the files whose problems may have changed.
 * @returns The pages that have changed, and the components that they use.
 */
export async function recompileDependents(
  model: Model,
  compiler: Compiler,
  files: ReadonlySet<string>,
  onCompiled: (files: string[]) => void,
): Promise<{paths: string[] | '*'; components: string[]}> {
  const paths: string[] = [];
  const components = new Set<string>();
  const posts = new Set(allPosts(model.content).map(({file}) => file));
  let hasPosts = false;
  for (const file of compiler.dependents(files)) {
    await compiler.ensure(file);
    onCompiled([file]);
    if (!compiler.takeNews(file)) continue;
    for (const key of compiler.compiled.get(file)?.components ?? []) components.add(key);
    const page = model.document(file);
    if (posts.has(file)) hasPosts = true;
    else if (page) paths.push(page.document.permalink);
  }
  // Posts appear on many pages: lists, tags, authors.
  return {paths: hasPosts ? '*' : paths, components: [...components]};
}
