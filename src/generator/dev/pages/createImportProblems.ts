import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {importedComponents} from '../../markdown/modules/importedComponents.ts';
import {importMistakes} from '../../pipeline/compile/createImportCheck.ts';
import {readImports} from '../../pipeline/compile/readImports.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Model} from '../content/createModel.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {Compiler} from './createCompiler.ts';

/** The problems with imports of pages that have not been compiled; those of other pages are the compiler's. */
export interface ImportProblems {
  report(found: readonly Problem[]): void;
  /** Looks again at those of the changed files (relative to the site folder) that had problems. */
  recheck(names: ReadonlySet<string>, model: Model): Promise<void>;
}

export function createImportProblems({
  siteDir,
  config: {bundling},
  compiler,
  problems,
}: {
  siteDir: string;
  config: Pick<SiteConfig, 'bundling'>;
  compiler: Pick<Compiler, 'files'>;
  problems: Pick<ProblemStore, 'set'>;
}): ImportProblems {
  const mistaken = new Set<string>();
  const isCompiled = (file: string): boolean => compiler.files().includes(file);
  const reportOf = (file: string, found: readonly Problem[]): void => {
    mistaken.add(file);
    const own = found.filter((problem) => problem.file === file);
    problems.set(`page:${file}`, own);
  };
  return {
    report(found) {
      const files = new Set(found.flatMap(({file}) => file ?? []));
      for (const file of files) if (!isCompiled(file)) reportOf(file, found);
    },
    async recheck(names, {document, options}) {
      for (const file of mistaken) {
        if (!names.has(file) || isCompiled(file)) continue;
        const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
        const source = document(file)?.input ?? {file, format: 'mdx', kind: 'doc'};
        const imports = await readImports(text, source, options);
        reportOf(file, importMistakes(siteDir, file, importedComponents(imports, file, options), bundling));
      }
    },
  };
}
