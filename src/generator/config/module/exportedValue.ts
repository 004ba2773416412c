/**
 * Returns the default export of a module. `module.exports` arrives as the default export too; Babel's and TypeScript's
 * `exports.default` inside it. Undefined when there is none.
 */
export function defaultExport(module: unknown): {value: unknown} | undefined {
  if (typeof module !== 'object' || module === null || !('default' in module)) return undefined;
  const value = module.default;
  const compiled = typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value;
  return {value: compiled ? value.default : value};
}

/** Resolves the default export of a module: a promise is awaited, a function is called without arguments. */
export async function exportedValue(module: unknown): Promise<{value: unknown} | undefined> {
  const exported = defaultExport(module);
  if (!exported) return undefined;
  const value: unknown = typeof exported.value === 'function' ? exported.value() : exported.value;
  return {value: await value};
}
