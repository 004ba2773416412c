import {allPosts} from '../../content/allDocuments.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from './createCompiler.ts';

/**
 * Compiles again what was compiled before and depends on the files.
 *
 * @param files Paths relative to the site folder.
 * @param onCompiled Called with the files whose problems may be others now.
 * @returns The pages that show something new, and the components that are on them.
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
  // Posts are on many pages: lists, tags, authors.
  return {paths: hasPosts ? '*' : paths, components: [...components]};
}
