import {createProcessor} from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import type {PluggableList} from 'unified';
import remarkDirective from 'remark-directive';
import type {CompileOptions} from './CompileOptions.ts';
import {handlers} from './handlers/index.ts';
import {rehypeStatic} from './plugins/rehypeStatic.ts';
import {remarkGfm} from './plugins/remarkGfm.ts';
import {remarkHtmlComments} from './plugins/remarkHtmlComments.ts';
import {remarkModule} from './plugins/remarkModule.ts';
import {remarkTitle} from './plugins/remarkTitle.ts';
import {remarkTruncate} from './plugins/remarkTruncate.ts';
import type {Syntax} from './syntax/preprocess.ts';

/** Parser, transforms and printer for one format, ready to be used for any number of pages. */
export type Processor = ReturnType<typeof createProcessor>;

/**
 * Puts the compiler together. The order is the meaning: syntax, then what is taken off the top of the tree (module,
 * title, truncate marker), then one walk from Markdown to HTML (`handlers`), then static collapse.
 */
function createPipeline(
  format: 'mdx' | 'md',
  syntax: Syntax,
  options: CompileOptions,
  printers: PluggableList,
): Processor {
  const isMdx = format === 'mdx';
  return createProcessor({
    format,
    outputFormat: 'function-body',
    remarkPlugins: [
      [remarkGfm, syntax],
      ...(syntax.directives ? [remarkDirective] : []),
      ...(isMdx && options.markdown.mdx1Compat.comments ? [remarkHtmlComments] : []),
      ...(isMdx ? [remarkModule] : []),
      remarkTitle,
      remarkTruncate,
    ],
    remarkRehypeOptions: {footnoteLabel: options.markdown.footnoteLabel, handlers},
    rehypePlugins: [...(isMdx ? [] : [rehypeRaw]), rehypeStatic],
    recmaPlugins: printers,
  }).freeze();
}

/**
 * Returns a function that gives the processor for a format and syntax, each made once.
 *
 * @param printers Plugins that come last, in the place of the one that prints page modules.
 */
export function createProcessors(
  options: CompileOptions,
  printers: PluggableList = [],
): (format: 'mdx' | 'md', syntax: Syntax) => Processor {
  const made = new Map<string, Processor>();
  return (format, syntax) => {
    const key = [format, ...Object.values(syntax)].join(' ');
    let processor = made.get(key);
    if (processor === undefined) {
      processor = createPipeline(format, syntax, options, printers);
      made.set(key, processor);
    }
    return processor;
  };
}
