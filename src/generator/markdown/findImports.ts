import {oncePerObject} from '../shared/collections/oncePerObject.ts';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import type {CutText} from '../yaml/frontMatter/cutFrontMatter.ts';
import type {CompileOptions, CompileRequest} from './CompileOptions.ts';
import {createProcessors, type Processor} from './createProcessors.ts';
import {loadPlugins} from './foreign/loadPlugins.ts';
import {partOf} from './foreign/partOf.ts';
import {preprocess, type Syntax} from './syntax/preprocess.ts';
import {importingPart, mayImport} from './modules/mayImport.ts';
import {type Specifier, specifiersOf} from './modules/specifiersOf.ts';

type Text = Pick<CutText, 'body' | 'linesBefore'>;

/**
 * Lists what a Markdown source imports, before it is compiled: the component registry is created from it. It is parsed
 * only up to the last text that could be an import.
 *
 * @param format `md` has no imports.
 * @returns nothing for a source with a syntax error: compiling reports it
 */
export async function findImports(
  text: Text,
  {format, ...part}: Pick<CompileRequest, 'format' | 'kind' | 'instance'>,
  options: CompileOptions,
): Promise<Specifier[]> {
  if (format === 'md' || !mayImport(text.body)) return [];
  const beginning = importingPart(text.body);
  // Plugins may parse their own syntax.
  const processorFor = await processorsOf(options);
  const parse = (beginning: Text) =>
    parseImports(beginning, options, (syntax) => processorFor('mdx', syntax, partOf(part)));
  return (
    parse({...text, body: beginning}) ??
    // The last statement, or an element around it, ends later.
    (beginning === text.body ? [] : (parse(text) ?? []))
  );
}

/** Cached as long as the options object itself, which a build creates once. */
const processorsOf = oncePerObject(async (options: CompileOptions) =>
  createProcessors(options, [], options.plugins && (await loadPlugins(options.plugins))),
);

function parseImports(
  text: Text,
  options: CompileOptions,
  processorFor: (syntax: Syntax) => Processor,
): Specifier[] | undefined {
  const {admonitions, headingIds, comments} = options.markdown.mdx1Compat;
  const prepared = preprocess(text, 'mdx', {admonitions, headingIds, comments});
  try {
    const tree: unknown = processorFor(prepared.syntax).parse(new VFile({value: prepared.text}));
    // The types of MDX call the head of its transforms a program; it is the Markdown tree.
    return specifiersOf(tree as Root);
  } catch {
    return undefined;
  }
}
