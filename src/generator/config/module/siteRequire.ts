/** Extensions of code that Node does not try itself, in the order of Docusaurus. */
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.jsx', '.mjs', '.cjs'];

/**
 * Returns the text that precedes a bundled module of a site: its `require`, and the function that makes one for another
 * file. Its `resolve` finds TypeScript without its extension, as `require.resolve('./sidebars')`.
 *
 * @param entry Absolute path of the module.
 */
export function requirePrefix(entry: string): string {
  return [
    "import {createRequire as __siteNodeRequire} from 'node:module';",
    'const __siteCreateRequire = (file) => {',
    'const own = __siteNodeRequire(file);',
    'const find = (name, ...rest) => {',
    'try { return own.resolve(name, ...rest); } catch (error) {',
    `if (/^(?:\\.{0,2}\\/|[A-Za-z]:)/.test(name)) for (const end of ${JSON.stringify(EXTENSIONS)})`,
    'try { return own.resolve(name + end, ...rest); } catch {}',
    'throw error; } };',
    'return Object.assign((name) => own(name), own, {resolve: Object.assign(find, own.resolve)});',
    '};',
    `const require = __siteCreateRequire(${JSON.stringify(entry)});`,
  ].join(' ');
}
