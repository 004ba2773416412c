/** Extensions of modules, in the order in which imports without one try them. */
export const MODULE_EXTENSIONS: readonly string[] = ['.tsx', '.ts', '.mjs', '.jsx', '.js'];
