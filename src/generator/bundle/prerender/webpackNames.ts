import type {PartialMessage} from 'esbuild';
import {isBuildFailure} from '../../files/code/esbuild.ts';

/** Names that only webpack defines in modules (webpack documentation, "Module Variables" and "Module Methods"). */
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

/** Replaces each of these names in a bundle made by esbuild. */
const MARK = '__needs_webpack__';

/** Marks an error of a plugin as a file that only webpack can bundle. */
const NEEDS_WEBPACK = 'needs-webpack';

/**
 * For esbuild's option `define`, which replaces a name where it is used as code, but not in a string, in a comment, or
 * where the module declares it as a variable.
 */
export const WEBPACK_DEFINES: Record<string, string> = Object.fromEntries(NAMES.map((name) => [name, MARK]));

/** Whether the code of a bundle uses one of webpack's names. */
export function usesWebpackNames(code: string): boolean {
  return code.includes(MARK);
}

/** The error of a file that only webpack can bundle. */
export function needsWebpack(file: string): PartialMessage {
  return {text: `Only webpack can resolve the names in ${file}.`, detail: NEEDS_WEBPACK};
}

/** Whether esbuild failed on something that only webpack can bundle, as opposed to a mistake. */
export function failedForWebpack(error: unknown): boolean {
  return isBuildFailure(error) && error.errors.some(({detail}) => detail === NEEDS_WEBPACK);
}
