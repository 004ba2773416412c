import webpack from 'webpack';
import {scopePattern, standInOf} from './standIns.ts';

/** The webpack plugins that replace modules that are not there. */
export function standInPlugins(aliases: Readonly<Record<string, string>>): webpack.WebpackPluginInstance[] {
  const scopes = scopePattern(aliases);
  if (!scopes) return [];
  return [
    new webpack.NormalModuleReplacementPlugin(scopes, (data) => {
      data.request = standInOf(aliases, data.request) ?? data.request;
    }),
  ];
}
