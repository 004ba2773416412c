/** Extensions of code that Node does not try itself, in the order of Docusaurus. */
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.jsx', '.mjs', '.cjs'];

/**
 * Returns the text that precedes a bundled module of a site: its `require`, and the function that makes one for another
 * file. Its `resolve` finds TypeScript without its extension, as `require.resolve('./sidebars')`, and with that of the
 * JavaScript that it would become, as `require.resolve('./sidebars.js')`.
 *
 * @param entry Absolute path of the module.
 */
export function requirePrefix(entry: string): string {
  return [
    "import {createRequire as __siteNodeRequire} from 'node:module';",
    'const __siteCreateRequire = (file) => {',
    'const own = __siteNodeRequire(file);',
    // Without a loop: a module that has none is not parsed to guard it.
    'const attempt = (name, rest) => { try { return own.resolve(name, ...rest); } catch {} };',
    'const find = (name, ...rest) => {',
    'try { return own.resolve(name, ...rest); } catch (error) {',
    `const ends = /^(?:\\.{0,2}\\/|[A-Za-z]:)/.test(name) ? ${JSON.stringify(EXTENSIONS)} : [];`,
    "const names = [...ends.map((end) => name + end), name.replace(/\\.([cm]?)js(x?)$/, '.$1ts$2')];",
    'const found = names.reduce((found, one) => found ?? attempt(one, rest), undefined);',
    'if (found === undefined) throw error; return found; } };',
    'return Object.assign((name) => own(name), own, {resolve: Object.assign(find, own.resolve)});',
    '};',
    `const require = __siteCreateRequire(${JSON.stringify(entry)});`,
  ].join(' ');
}
