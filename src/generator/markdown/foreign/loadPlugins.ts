import {pathToFileURL} from 'node:url';
import {defaultExport, exportedValue} from '../../config/module/exportedValue.ts';
import type {PluginBundle, PluginPart, PluginUse} from '../../config/plugins/PluginBundle.ts';
import {isPreset, type PluginStage} from '../../config/schema/markdownPlugins.ts';
import {importModule} from '../../files/code/importModule.ts';
import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';
import {addGrammars} from '../code/addGrammars.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {guardPlugin, type Guarded, isCallable} from './guardPlugin.ts';
import type {Preprocess} from './preprocessText.ts';
import {valueAtPath} from '../../shared/problems/valueAtPath.ts';
import {asError} from '../../shared/invariants/asError.ts';

/** The plugins for one kind of page, by stage. */
export type StagePlugins = Record<PluginStage, Guarded[]>;

export interface LoadedPlugins {
  parts: Record<PluginPart, StagePlugins>;
  /** Changes texts before they are compiled; absent when the site doesn't. */
  preprocess?: Preprocess;
  /** Why plugins could not be loaded. */
  problems: Problem[];
}

interface BundleModule {
  modules: Record<string, unknown>;
  config?: unknown;
}

const HINT = 'A plugin is a function that its module exports with `export default` or `module.exports`.';

/** Loads the plugins of a site in this thread, once. */
export const loadPlugins: (bundle: PluginBundle) => Promise<LoadedPlugins> = oncePerObject(load);

async function load(bundle: PluginBundle): Promise<LoadedPlugins> {
  const problems: Problem[] = [];
  const refuse = ({name, line, column}: PluginUse, what: string): void => {
    const place = {file: bundle.configFile, ...(line !== undefined && {line, column})};
    problems.push({severity: 'error', ...place, message: `The plugin \`${name}\` ${what}.`, hint: HINT});
  };
  let module: BundleModule = {modules: {}};
  let config: unknown;
  try {
    module = (await importModule(pathToFileURL(bundle.file).href)) as BundleModule;
    config = module.config === undefined ? undefined : (await exportedValue(module.config))?.value;
  } catch (error) {
    const reason = asError(error).message;
    const message = `The plugins of the Markdown compiler cannot be loaded: ${reason}`;
    problems.push({severity: 'error', file: bundle.configFile, message});
    return {parts: {}, problems};
  }

  if (bundle.grammars !== undefined) {
    const add = defaultExport(module.modules[bundle.grammars])?.value;
    try {
      if (isCallable(add)) addGrammars(add);
    } catch (error) {
      const reason = withPeriod(asError(error).message);
      const message = `The languages that this module adds to the highlighter are missing: ${reason}`;
      problems.push({severity: 'warning', file: bundle.grammars.replace('./', ''), message});
    }
  }

  const loadAll = (uses: PluginUse[]): StagePlugins => {
    const stages = noPlugins();
    for (const use of uses) {
      const value =
        use.source.type === 'module'
          ? [module.modules[use.source.request], ...use.source.options]
          : valueAtPath(config, use.source.path);
      const found = flatten(value, use.name, (name) => module.modules[name] ?? name);
      if (typeof found === 'string') refuse(use, found);
      else stages[use.stage].push(...(isForMarkdown(use.stage) ? found.map(oncePerPage) : found));
    }
    return stages;
  };
  const parts = Object.entries(bundle.parts).map(([part, uses]): [PluginPart, StagePlugins] => [
    part,
    loadAll(uses),
  ]);
  const loaded = {parts: Object.fromEntries(parts), problems};
  if (!bundle.preprocessor) return loaded;
  const preprocessor = valueAtPath(config, bundle.preprocessor.path);
  if (isCallable(preprocessor)) {
    const {createPreprocess} = await import('./preprocessText.ts');
    return {...loaded, preprocess: createPreprocess(preprocessor, bundle.configFile, bundle.preprocessor)};
  }
  const {line, column} = bundle.preprocessor;
  problems.push({
    severity: 'error',
    file: bundle.configFile,
    ...(line !== undefined && {line, column}),
    message: '`markdown.preprocessor` is not a function when the configuration is loaded for Markdown.',
    hint: 'Write a configuration that is the same each time it is loaded.',
  });
  return loaded;
}

function isForMarkdown(stage: PluginStage): boolean {
  return stage === 'beforeDefaultRemarkPlugins' || stage === 'remarkPlugins';
}

/** The preview of a post is cut from the tree after these plugins. */
function oncePerPage(attach: Guarded): Guarded {
  return function (this) {
    const transform = attach.call(this);
    return (
      transform &&
      ((tree, file) => (file.data.source?.role === 'preview' ? undefined : transform(tree, file)))
    );
  };
}

function noPlugins(): StagePlugins {
  return {
    beforeDefaultRemarkPlugins: [],
    remarkPlugins: [],
    beforeDefaultRehypePlugins: [],
    rehypePlugins: [],
  };
}

/** Returns the plugins that an entry names, or what is wrong with it. */
function flatten(value: unknown, name: string, load: (name: string) => unknown): Guarded[] | string {
  const [first, ...settings]: unknown[] = Array.isArray(value) ? value : [value];
  const loaded = typeof first === 'string' ? load(first) : first;
  const plugin = typeof loaded === 'object' ? (defaultExport(loaded)?.value ?? loaded) : loaded;
  if (isCallable(plugin)) return [guardPlugin({name, attach: plugin, settings})];
  if (!isPreset(plugin)) return 'has no default export that is a function';
  const plugins: Guarded[] = [];
  for (const one of plugin.plugins) {
    const found = flatten(one, name, load);
    if (typeof found === 'string') return found;
    plugins.push(...found);
  }
  return plugins;
}
