import webpack from 'webpack';
import {exportStandIn, lackedExports, withStandIns} from './lackedExports.ts';
import {scopePattern, standInOf} from './standIns.ts';

/** The webpack plugins that replace missing modules and add missing exports. */
export function standInPlugins(aliases: Readonly<Record<string, string>>): webpack.WebpackPluginInstance[] {
  const scopes = scopePattern(aliases);
  if (!scopes) return [];
  return [
    new webpack.NormalModuleReplacementPlugin(scopes, (data) => {
      const {request, contextInfo} = data;
      const names = () => lackedExports(aliases, request, contextInfo.issuer ?? '');
      data.request =
        exportStandIn(aliases, request) ?? standInOf(aliases, request) ?? withStandIns(request, names());
    }),
  ];
}
