import webpack from 'webpack';
import {STYLES} from '../files/fileNames.ts';
import {tildeRequest} from '../styles/tildeRequest.ts';

/** Finds what style sheets mark with `~` in packages; in code, such a name may be an alias. */
export function tildePlugin(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(/^~/, (data) => {
    if (!STYLES.test(data.contextInfo.issuer ?? '')) return;
    data.request = tildeRequest(data.request) ?? data.request;
  });
}
