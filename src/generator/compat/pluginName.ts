import {functionName} from '../config/plugins/functionName.ts';
import {packageName} from '../problems/missingPackage.ts';

/** The name of a plugin to show: that of its function, its module, or the package of a file that was resolved. */
export function pluginName(plugin: unknown): string | undefined {
  if (typeof plugin === 'function') return functionName(plugin);
  if (typeof plugin !== 'string') return undefined;
  const inPackages = /^.*[\\/]node_modules[\\/](.+)$/.exec(plugin)?.[1];
  return inPackages === undefined ? plugin : packageName(inPackages.replaceAll('\\', '/'));
}
