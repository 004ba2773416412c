/**
 * Extensions of modules, in the order in which imports without one try them: that of other bundlers, since a file may stand
 * next to an unused one of the same name.
 */
export const MODULE_EXTENSIONS: readonly string[] = ['.mjs', '.js', '.jsx', '.ts', '.tsx'];

/** Extensions of the code that Markdown can import without one, likewise. */
export const CODE_EXTENSIONS: readonly string[] = [...MODULE_EXTENSIONS, '.cjs'];
