export type {BundleSettings} from './src/generator/bundle/requests/BundleSettings.ts';
export {default} from './src/generator/bundle/webpack/createWebpackConfig.ts';
