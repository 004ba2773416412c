import {allDocs} from '../../content/allDocuments.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';

/** Forgets the compiled pages of documents that the site no longer has, and their problems. */
export function forgetRemoved(
  {content, document}: Model,
  compiler: Compiler,
  problems: Pick<ProblemStore, 'set'>,
): void {
  const docs = new Set(allDocs(content).map(({file}) => file));
  for (const file of compiler.files()) {
    if (document(file) || docs.has(file)) continue;
    compiler.forget(file);
    problems.set(`page:${file}`, []);
  }
}
