export type {BundleSettings} from './src/generator/bundle/BundleSettings.ts';
export {default} from './src/generator/bundle/createWebpackConfig.ts';
