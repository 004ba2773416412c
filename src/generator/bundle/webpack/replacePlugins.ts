import webpack from 'webpack';
import {replacedRequests, type Replacements, replacementOf} from './replaceModules.ts';

/** The webpack plugin; none if there is nothing to replace. */
export function replacePlugins(replacements: Replacements): webpack.WebpackPluginInstance[] {
  if (replacements.size === 0) return [];
  return [
    new webpack.NormalModuleReplacementPlugin(replacedRequests(replacements), (data) => {
      const {request, context, contextInfo} = data;
      const place = {request, folder: context, issuer: contextInfo.issuer ?? ''};
      data.request = replacementOf(replacements, place) ?? request;
    }),
  ];
}
