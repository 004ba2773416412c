import type {BuildFailure, PartialMessage} from 'esbuild';

/** What webpack alone gives to modules (webpack documentation, "Module Variables" and "Module Methods"). */
const NAMES = [
  'require.context',
  'import.meta.webpack',
  'import.meta.webpackContext',
  'import.meta.webpackHot',
  '__webpack_base_uri__',
  '__webpack_chunk_load__',
  '__webpack_exports_info__',
  '__webpack_get_script_filename__',
  '__webpack_hash__',
  '__webpack_init_sharing__',
  '__webpack_is_included__',
  '__webpack_layer__',
  '__webpack_module__',
  '__webpack_modules__',
  '__webpack_nonce__',
  '__webpack_public_path__',
  '__webpack_require__',
  '__webpack_runtime_id__',
  '__webpack_share_scopes__',
];

/** Stands for each of these names in a bundle that esbuild made. */
const MARK = '__needs_webpack__';

/** Marks an error of a plugin as a file that only webpack can bundle. */
const NEEDS_WEBPACK = 'needs-webpack';

/**
 * For esbuild's option `define`, which replaces a name where it is used as code, and not in a text, in a comment or where it
 * is a variable of the module.
 */
export const WEBPACK_DEFINES: Record<string, string> = Object.fromEntries(NAMES.map((name) => [name, MARK]));

/** Whether the code of a bundle uses one of webpack's names. */
export function usesWebpackNames(code: string): boolean {
  return code.includes(MARK);
}

/** The error of a file that only webpack can bundle. */
export function needsWebpack(file: string): PartialMessage {
  return {text: `Only webpack knows the names of ${file}.`, detail: NEEDS_WEBPACK};
}

/** Whether esbuild failed because of something that only webpack can bundle, and not because of a mistake. */
export function failedForWebpack(error: unknown): boolean {
  return isBuildFailure(error) && error.errors.some(({detail}) => detail === NEEDS_WEBPACK);
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
