/** Names that plugins often give their functions and that say nothing. */
const GENERIC = new Set(['', 'plugin', 'attacher', 'transformer', 'default', 'index']);

/** The name of a plugin's function that tells it from others; undefined if it has none. */
export function functionName({name}: {readonly name: string}): string | undefined {
  // esbuild names a default export without a name after its file.
  const own = name.replace(/_default\d*$/, '');
  return GENERIC.has(own) ? undefined : own;
}
