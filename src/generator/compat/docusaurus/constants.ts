/** Names that Docusaurus' own code uses, and occasionally a component of a site. */
export const DEFAULT_PLUGIN_ID = 'default';
export const NODE_MAJOR_VERSION = 20;
export const NODE_MINOR_VERSION = 0;
export const DEFAULT_PORT = 3000;
export const DEFAULT_BUILD_DIR_NAME = 'build';
export const DEFAULT_CONFIG_FILE_NAME = 'docusaurus.config';
export const DEFAULT_STATIC_DIR_NAME = 'static';
export const DEFAULT_I18N_DIR_NAME = 'i18n';
export const CODE_TRANSLATIONS_FILE_NAME = 'code.json';
export const GENERATED_FILES_DIR_NAME = '.docusaurus';
export const SRC_DIR_NAME = 'src';
export const THEME_PATH = 'src/theme';
export const WEBPACK_URL_LOADER_LIMIT = 10000;
