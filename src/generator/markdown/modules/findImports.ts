import type {Root} from 'mdast';
import {VFile} from 'vfile';
import type {CutText} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {CompileOptions} from '../CompileOptions.ts';
import {createProcessors} from '../createProcessors.ts';
import {preprocess} from '../syntax/preprocess.ts';
import {importingPart, mayImport} from './mayImport.ts';
import {type Specifier, specifiersOf} from './specifiersOf.ts';

type Text = Pick<CutText, 'body' | 'linesBefore'>;

/** Kept for as long as the options object itself, which a build makes once. */
const processors = new WeakMap<CompileOptions, ReturnType<typeof createProcessors>>();

/**
 * Lists what a Markdown source imports, before it is compiled: the component registry is made of it. It is parsed only as
 * far as the last text that could be an import.
 *
 * @param format `md` has no imports.
 * @returns nothing for a source with a syntax error: compiling reports it
 */
export function findImports(text: Text, format: 'mdx' | 'md', options: CompileOptions): Specifier[] {
  if (format === 'md' || !mayImport(text.body)) return [];
  const beginning = importingPart(text.body);
  return (
    parseImports({...text, body: beginning}, options) ??
    // The last statement, or an element around it, ends later.
    (beginning === text.body ? [] : (parseImports(text, options) ?? []))
  );
}

function parseImports(text: Text, options: CompileOptions): Specifier[] | undefined {
  const {admonitions, headingIds, comments} = options.markdown.mdx1Compat;
  const prepared = preprocess(text, 'mdx', {admonitions, headingIds, comments});
  const processorFor = processors.get(options) ?? createProcessors(options);
  processors.set(options, processorFor);
  try {
    const tree: unknown = processorFor('mdx', prepared.syntax).parse(new VFile({value: prepared.text}));
    // The types of MDX call the head of its transforms a program; it is the Markdown tree.
    return specifiersOf(tree as Root);
  } catch {
    return undefined;
  }
}
