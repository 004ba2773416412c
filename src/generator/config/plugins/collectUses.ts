import {isJsonValue} from '../../shared/invariants/isJsonValue.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {formatKeyPath} from '../../problems/schemaProblems.ts';
import type {ConfigFile} from '../ConfigDialect.ts';
import {type MarkdownPlugin, PLUGIN_STAGES, type PluginStage} from '../schema/markdownPlugins.ts';
import type {SiteConfig} from '../SiteConfig.ts';
import {functionName} from './functionName.ts';
import type {ConfigFunction, PluginPart, PluginUse} from './PluginBundle.ts';

/** The plugins that the configuration names, and what has to be bundled for them. */
export interface CollectedUses {
  parts: Record<PluginPart, PluginUse[]>;
  /** The packages and files that are named. */
  requests: string[];
  /** Whether one of them is a function of the configuration. */
  needsConfig: boolean;
  preprocessor?: ConfigFunction;
}

/** Where the function that changes texts before they are compiled is in the configuration. */
export const PREPROCESSOR = ['markdown', 'preprocessor'];

/**
 * Lists the plugins of each part of a site: those for all Markdown first, stage by stage.
 *
 * @param originOf Where the value of a key path was written; functions are looked up there.
 */
export function collectUses(
  config: Pick<SiteConfig, 'markdownPlugins' | 'hasPreprocessor'>,
  {locate}: Pick<ConfigFile, 'locate'>,
  originOf: (path: KeyPath) => KeyPath,
): CollectedUses {
  const requests = new Set<string>();
  let needsConfig = false;

  const writtenPath = (path: KeyPath): (string | number)[] =>
    originOf(path).map((part) => (typeof part === 'symbol' ? String(part) : part));

  function useOf(plugin: MarkdownPlugin, stage: PluginStage, path: KeyPath): PluginUse {
    const common = {stage, ...locate(path, 'value')};
    const [name, ...options]: unknown[] = Array.isArray(plugin) ? plugin : [plugin];
    if (typeof name === 'string' && options.every(isJsonValue)) {
      requests.add(name);
      return {name, ...common, source: {type: 'module', request: name, options}};
    }
    needsConfig = true;
    const own = typeof name === 'string' ? name : typeof name === 'function' ? functionName(name) : undefined;
    // A module named with options is still loaded by its name.
    const origin = writtenPath(path);
    if (typeof name === 'string') requests.add(name);
    return {name: own ?? formatKeyPath(path), ...common, source: {type: 'config', path: origin}};
  }

  const declared = (config.markdownPlugins ?? []).map(({part, at, lists}) => ({
    part,
    uses: PLUGIN_STAGES.flatMap((stage) =>
      (lists[stage] ?? []).map((plugin, index) => useOf(plugin, stage, [...at, stage, index])),
    ),
  }));
  const usesOf = (part: PluginPart): PluginUse[] => {
    const own = declared.flatMap((one) => (one.part === undefined || one.part === part ? one.uses : []));
    return PLUGIN_STAGES.flatMap((stage) => own.filter((use) => use.stage === stage));
  };
  const parts = declared.flatMap(({part}): [PluginPart, PluginUse[]][] =>
    part === undefined ? [] : [[part, usesOf(part)]],
  );
  const collected = {parts: Object.fromEntries(parts), requests: [...requests]};
  if (!config.hasPreprocessor) return {...collected, needsConfig};
  const preprocessor = {path: writtenPath(PREPROCESSOR), ...locate(PREPROCESSOR, 'value')};
  return {...collected, needsConfig: true, preprocessor};
}
