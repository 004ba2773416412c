import path from 'node:path';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {mayImport} from '../../markdown/modules/mayImport.ts';
import type {Specifier} from '../../markdown/modules/specifiersOf.ts';
import {type CutText, cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';

/** A source, and how it is parsed. */
export type Source = Pick<CompileRequest, 'file' | 'format' | 'kind' | 'instance'>;

/** What a text imports. */
export async function readImports(
  text: string,
  source: Source,
  options: CompileOptions,
): Promise<Specifier[]> {
  return importsIn(await compiledText(text, source.file, options), source, options);
}

/** The parser is loaded for the first text that could import something. */
export async function importsIn(cut: CutText, source: Source, options: CompileOptions): Promise<Specifier[]> {
  if (source.format === 'md' || !mayImport(cut.body)) return [];
  const {findImports} = await import('../../markdown/findImports.ts');
  return findImports(cut, source, options);
}

/** The text as it will be compiled; what is wrong with the site's preprocessor is reported then. */
export async function compiledText(
  text: string,
  file: string,
  {plugins, siteDir}: CompileOptions,
): Promise<CutText> {
  const cut = cutFrontMatter(text);
  if (!plugins?.preprocessor) return cut;
  const {loadPlugins} = await import('../../markdown/foreign/loadPlugins.ts');
  const {preprocess} = await loadPlugins(plugins);
  return (await preprocess?.(cut, path.join(siteDir, file), file))?.text ?? cut;
}
