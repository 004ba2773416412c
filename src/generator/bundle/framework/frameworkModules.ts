/** A package module that is part of the framework, the script that all apps share. */
export interface FrameworkModule {
  /** As written in an import. */
  request: string;
  /** Its exports; absent for a CommonJS module, which is shared as a whole. */
  exports?: readonly string[];
}

/**
 * What the theme and the client use of packages, in the order of the script's list. An app that uses anything else from
 * these packages cannot use the framework: only one copy of React and of the router's state may run.
 */
export const FRAMEWORK_MODULES: readonly FrameworkModule[] = [
  {request: 'react'},
  {request: 'react/jsx-runtime'},
  {request: 'react-dom'},
  {request: 'react-dom/client'},
  {
    request: 'react-router-dom',
    exports: ['BrowserRouter', 'UNSAFE_NavigationContext', 'useLocation', 'useNavigationType'],
  },
  {request: 'react-helmet-async', exports: ['Helmet', 'HelmetProvider']},
];

/** The variable that contains the list. */
const LIST = 'globalThis.docsFramework';

/** The source of the module that creates the list. */
export function frameworkEntry(): string {
  // The default import of a CommonJS module is the whole module.
  const modules = FRAMEWORK_MODULES.map(({request, exports: names}, index) => ({
    from: JSON.stringify(request),
    what: names ? `{${names.join(', ')}}` : `whole${index}`,
    items: names ?? [`whole${index}`],
  }));
  return [
    ...modules.map(({what, from}) => `import ${what} from ${from};`),
    `${LIST} = [${modules.flatMap(({items}) => items).join(', ')}];`,
    '',
  ].join('\n');
}

/** Modules that replace the framework's in an app: sources by file name. */
export function frameworkStubs(): Record<string, string> {
  let index = 0;
  return Object.fromEntries(
    FRAMEWORK_MODULES.map((module) => {
      const item = (): string => `${LIST}[${index++}]`;
      const text = module.exports
        ? module.exports.map((name) => `export const ${name} = ${item()};\n`).join('')
        : `module.exports = ${item()};\n`;
      return [stubFile(module), text];
    }),
  );
}

/** File name of the module that replaces one of the framework. */
export function stubFile({request, exports: names}: FrameworkModule): string {
  return `${request.replace('/', '-')}${names ? '.mjs' : '.cjs'}`;
}
