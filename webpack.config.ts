export {type BundleSettings, default} from './src/generator/bundle/createWebpackConfig.ts';
