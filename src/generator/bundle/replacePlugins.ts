import webpack from 'webpack';
import {type Replacements, replacementOf} from './replaceModules.ts';

/** The webpack plugin; none if there is nothing to replace. */
export function replacePlugins(replacements: Replacements): webpack.WebpackPluginInstance[] {
  if (replacements.size === 0) return [];
  return [
    new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (data) => {
      const {request, context, contextInfo} = data;
      const place = {request, folder: context, issuer: contextInfo.issuer ?? ''};
      data.request = replacementOf(replacements, place) ?? request;
    }),
  ];
}
