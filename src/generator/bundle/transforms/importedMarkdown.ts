import {readFile} from 'node:fs/promises';
import type {Asset} from '../../markdown/CompiledPage.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {ImportedMarkdown} from '../../markdown/compileImported.ts';
import {hashSettings} from '../../markdown/hashSettings.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {GENERATOR_ALIAS} from '../modules/sourceRoots.ts';

/** Names of Markdown files. */
export const MARKDOWN = /\.mdx?$/;

/** Compiles Markdown files that components import to modules, and records the facts about each. */
export interface MarkdownModules {
  /** @param file Absolute path. */
  compile(source: string, file: string): Promise<ImportedMarkdown>;
  /** Adds files that another thread has compiled. */
  add(imports: CompiledImports): void;
  /** The compiled files. */
  all(): CompiledImports;
  /** A summary of all compiled files. */
  summary(): MarkdownSummary;
}

/** Compiled files by absolute path. Plain data. */
export type CompiledImports = ReadonlyMap<string, ImportedMarkdown>;

export interface MarkdownSummary {
  /**
   * What a bundle depends on besides its inputs, and the facts that the output needs; absent when no Markdown is
   * imported.
   */
  imported?: ImportedFacts;
  problems: Problem[];
  /** Absolute paths of other files that the modules are made from. */
  files: string[];
}

/** Facts about the imported files of a bundle. */
export interface ImportedFacts {
  /** Hash of the settings that they were compiled with. */
  settings: string;
  /** See `ImportedMarkdown`. */
  links: Record<string, string | null>;
  assets: Asset[];
}

/** @param siteDir Real path of the site folder. */
export function createMarkdownModules(siteDir: string, options: CompileOptions): MarkdownModules {
  const made = new Map<string, ImportedMarkdown>();
  const components = `${GENERATOR_ALIAS}/client/pages`;
  return {
    async compile(source, file) {
      const {compileImported} = await import('../../markdown/compileImported.ts');
      const markdown = await compileImported(source, file, {siteDir, options, components});
      made.set(file, markdown);
      return markdown;
    },
    add(imports) {
      for (const [file, markdown] of imports) made.set(file, markdown);
    },
    all: () => made,
    summary() {
      const all = [...made.values()];
      const assets = new Map(all.flatMap((one) => one.assets.map((asset) => [asset.output, asset])));
      const links = Object.assign({}, ...all.map((one) => one.links)) as ImportedFacts['links'];
      return {
        ...(all.length > 0 && {
          imported: {settings: hashSettings(options), links, assets: [...assets.values()]},
        }),
        problems: all.flatMap(({problems}) => problems),
        files: all.flatMap(({files}) => files),
      };
    },
  };
}

/**
 * Whether imported files would still compile to the same modules; changes to the files themselves are detected
 * elsewhere.
 */
export function areImportsSame(
  imported: ImportedFacts | undefined,
  options: CompileOptions | undefined,
): boolean {
  if (!imported) return true;
  if (!options || imported.settings !== hashSettings(options)) return false;
  return Object.entries(imported.links).every(
    ([file, permalink]) => (options.permalinks[file] ?? null) === permalink,
  );
}

/** Reads and compiles a Markdown file. */
export async function readMarkdown(modules: MarkdownModules, file: string): Promise<ImportedMarkdown> {
  return modules.compile(await readFile(file, 'utf8'), file);
}
