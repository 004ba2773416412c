import type {BuildFailure, PartialMessage, Plugin} from 'esbuild';

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

/** Name of the module that stands for what webpack gives, for the option `inject`. */
export const WEBPACK_NAMES = 'webpack-names';

/** What all of webpack's names are in a bundle of esbuild: it is in the code of one that uses any of them, and in no other. */
const VALUE = 'webpack-names: webpack alone gives this';

/** Marks an error of a plugin as a file that only webpack can bundle. */
const NEEDS_WEBPACK = 'needs-webpack';

/**
 * A module for esbuild's option `inject`, which esbuild adds to a bundle only where a module of it uses one of webpack's
 * names: as code, not in a text or a comment.
 */
export const webpackNames: Plugin = {
  name: WEBPACK_NAMES,
  setup(bundler) {
    bundler.onResolve({filter: new RegExp(`^${WEBPACK_NAMES}$`)}, () => ({
      path: WEBPACK_NAMES,
      namespace: WEBPACK_NAMES,
      sideEffects: false,
    }));
    bundler.onLoad({filter: /.*/, namespace: WEBPACK_NAMES}, () => {
      const names = NAMES.map((name) => `unknown as ${JSON.stringify(name)}`);
      return {contents: `const unknown = ${JSON.stringify(VALUE)};\nexport {${names.join(', ')}};`};
    });
  },
};

/** Whether the code of a bundle uses one of webpack's names. */
export function usesWebpackNames(code: string): boolean {
  return code.includes(VALUE);
}

/** The error of a file that only webpack can bundle. */
export function needsWebpack(file: string): PartialMessage {
  return {text: `Only webpack knows the names of ${file}.`, detail: NEEDS_WEBPACK};
}

/** Whether esbuild failed because of something that only webpack can bundle, and not because of a mistake. */
export function failedForWebpack(error: unknown): boolean {
  const errors = isBuildFailure(error) ? error.errors : [];
  return errors.some(({detail, text}) => detail === NEEDS_WEBPACK || isAssignment(text));
}

/** A module that assigns to one of webpack's names, such as `__webpack_public_path__`, is an error for esbuild. */
function isAssignment(text: string): boolean {
  return NAMES.some((name) => text.startsWith(`Cannot assign to "${name}"`));
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
