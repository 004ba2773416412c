import * as z from 'zod';

/** A function that extends the Markdown compiler: a unified plugin, as in remark and rehype. */
export type PluginFunction = (this: never, ...settings: never[]) => unknown;

/**
 * A plugin by itself: its function, or the package or file (relative to the site folder) whose default export it is.
 */
export type PluginName = string | PluginFunction;

/** A plugin as a configuration names it: alone, with its options behind it, or several as a preset of unified. */
export type MarkdownPlugin = PluginName | [PluginName, ...unknown[]] | {plugins: MarkdownPlugin[]};

/** The options that take lists of plugins, in the order in which they run. */
export const PLUGIN_STAGES = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const;

export type PluginStage = (typeof PLUGIN_STAGES)[number];

export type PluginLists = Partial<Record<PluginStage, MarkdownPlugin[]>>;

const EXAMPLE =
  "`'remark-math'`, `'./src/remark/notes.ts'`, or `['remark-math', {singleDollarTextMath: false}]`";

const plugin = z.custom<MarkdownPlugin>().superRefine((value: unknown, context) => {
  const mistake = mistakeIn(value);
  if (mistake) context.addIssue({code: 'custom', message: mistake, params: {hint: `Write ${EXAMPLE}.`}});
});

const plugins = z.array(plugin).optional();

/** Lists of plugins of the Markdown compiler (Docusaurus docs: MDX plugins). */
export const markdownPlugins = {
  /** Plugins that change the Markdown tree before the built-in ones. */
  beforeDefaultRemarkPlugins: plugins.describe(
    'Plugins that change the Markdown tree before the built-in ones.',
  ),
  /** Plugins that change the Markdown tree: packages, files or functions, each alone or in a list with its options. */
  remarkPlugins: plugins.describe(
    'Plugins that change the Markdown tree: packages, files or functions, each alone or in a list with its options.',
  ),
  /** Plugins that change the HTML tree, before those of `rehypePlugins`. */
  beforeDefaultRehypePlugins: plugins.describe(
    'Plugins that change the HTML tree, before those of `rehypePlugins`.',
  ),
  /** Plugins that change the HTML tree. */
  rehypePlugins: plugins.describe('Plugins that change the HTML tree.'),
};

function mistakeIn(value: unknown): string | undefined {
  if (!Array.isArray(value)) {
    if (isName(value) || isPreset(value)) return undefined;
    return 'must be a plugin: the name of a package, the path of a file, a function, or a list of one of these and its options';
  }
  return isName(value[0])
    ? undefined
    : 'must begin with the name of a package, the path of a file, or a function';
}

function isName(value: unknown): value is PluginName {
  return typeof value === 'function' || (typeof value === 'string' && value !== '');
}

/** A preset of unified: plugins under one name. */
export function isPreset(value: unknown): value is {plugins: MarkdownPlugin[]} {
  return typeof value === 'object' && value !== null && 'plugins' in value && Array.isArray(value.plugins);
}
