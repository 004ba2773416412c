import {createProcessor} from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import type {Handler, Handlers} from 'mdast-util-to-hast';
import type {Pluggable, PluggableList} from 'unified';
import remarkDirective from 'remark-directive';
import type {PluginPart} from '../config/plugins/PluginBundle.ts';
import type {CompileOptions} from './CompileOptions.ts';
import {completeNodes} from './foreign/completeNodes.ts';
import {afterPlugins, beforePlugins, plainCode, titledRoot, MDX_NODES} from './foreignTree.ts';
import type {LoadedPlugins, StagePlugins} from './foreign/loadPlugins.ts';
import {withNodeData} from './foreign/nodeData.ts';
import {handlers} from './handlers/index.ts';
import {root} from './handlers/root.ts';
import {rehypeComponents} from './plugins/rehypeComponents.ts';
import {rehypeStatic} from './plugins/rehypeStatic.ts';
import {remarkAlerts} from './plugins/remarkAlerts.ts';
import {remarkGfm} from './plugins/remarkGfm.ts';
import {remarkHtmlComments} from './plugins/remarkHtmlComments.ts';
import {remarkModule} from './plugins/remarkModule.ts';
import {remarkTitle} from './plugins/remarkTitle.ts';
import {remarkTruncate} from './plugins/remarkTruncate.ts';
import type {Syntax} from './syntax/preprocess.ts';

/** Parser, transforms and printer for one format, ready to be used for any number of pages. */
export type Processor = ReturnType<typeof createProcessor>;

/**
 * Assembles the compiler. The order matters: syntax, then what is removed from the top of the tree (module, title,
 * truncate marker), then one walk from Markdown to HTML (`handlers`), then static collapse. The plugins of the site
 * come where Docusaurus has them, as far as the difference is visible.
 */
function createPipeline(
  format: 'mdx' | 'md',
  syntax: Syntax,
  options: CompileOptions,
  printers: PluggableList,
  plugins: StagePlugins | undefined,
): Processor {
  const isMdx = format === 'mdx';
  const {
    beforeDefaultRemarkPlugins = [],
    remarkPlugins = [],
    beforeDefaultRehypePlugins = [],
    rehypePlugins = [],
  } = plugins ?? {};
  const changesHtml = beforeDefaultRehypePlugins.length + rehypePlugins.length > 0;
  return createProcessor({
    format,
    outputFormat: 'function-body',
    remarkPlugins: [
      ...completed(beforeDefaultRemarkPlugins),
      [remarkGfm, syntax],
      ...(syntax.directives ? [remarkDirective] : []),
      remarkAlerts,
      ...(isMdx && options.markdown.mdx1Compat.comments ? [remarkHtmlComments] : []),
      // The layout shows the title: whatever a plugin adds at the top comes below it.
      remarkTitle,
      ...completed(remarkPlugins),
      // Plugins may add imports and components to plain Markdown as well.
      ...(isMdx || plugins !== undefined ? [remarkModule] : []),
      remarkTruncate,
    ],
    remarkRehypeOptions: {
      footnoteLabel: options.markdown.footnoteLabel,
      handlers: plugins === undefined ? handlers : foreignHandlers(changesHtml),
    },
    rehypePlugins: [
      // Before plain Markdown is parsed as HTML, whose names of elements are in lower case; and after the plugins.
      ...(plugins === undefined ? [] : [rehypeComponents]),
      ...(isMdx ? [] : [[rehypeRaw, {passThrough: MDX_NODES}] satisfies Pluggable]),
      ...(changesHtml
        ? [beforePlugins, ...completed([...beforeDefaultRehypePlugins, ...rehypePlugins]), afterPlugins]
        : []),
      ...(changesHtml ? [() => rehypeComponents()] : []),
      rehypeStatic,
    ],
    recmaPlugins: printers,
  }).freeze();
}

function completed(plugins: PluggableList): PluggableList {
  // Unified runs a plugin once, however often it is listed: each place has its own.
  return plugins.length === 0 ? [] : [...plugins, () => completeNodes()];
}

/** Handlers for trees that plugins have changed. */
function foreignHandlers(changesHtml: boolean): Handlers {
  const {code} = handlers;
  if (!changesHtml || !code) return withNodeData(handlers);
  // The types lose that the handler of a root returns a root.
  return withNodeData({...handlers, code: plainCode(code), root: titledRoot(root) as Handler});
}

/**
 * Returns a function that returns the processor for a format, a syntax and the plugins of a part of the site; each is
 * created once.
 *
 * @param printers Plugins that come last, instead of the one that prints page modules.
 */
export function createProcessors(
  options: CompileOptions,
  printers: PluggableList = [],
  plugins?: LoadedPlugins,
): (format: 'mdx' | 'md', syntax: Syntax, part: PluginPart) => Processor {
  const made = new Map<string, Processor>();
  return (format, syntax, part) => {
    const key = [format, ...Object.values(syntax), ...(plugins ? [part] : [])].join(' ');
    let processor = made.get(key);
    if (processor === undefined) {
      processor = createPipeline(format, syntax, options, printers, plugins?.parts[part]);
      made.set(key, processor);
    }
    return processor;
  };
}
