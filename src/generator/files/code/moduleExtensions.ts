/** Extensions of modules, in the order in which imports without one try them. */
export const MODULE_EXTENSIONS: readonly string[] = ['.tsx', '.ts', '.mjs', '.jsx', '.js'];

/** Extensions of the code that Markdown can import without one, likewise. */
export const CODE_EXTENSIONS: readonly string[] = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs'];
