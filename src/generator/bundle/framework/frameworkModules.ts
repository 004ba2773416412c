/** A module of a package that is in the framework, the script that all apps share. */
export interface FrameworkModule {
  /** As an import names it. */
  request: string;
  /** What it gives; absent for a CommonJS module, which gives all that it has. */
  exports?: readonly string[];
}

/**
 * What the theme and the client use of packages, in the order of the script's list. An app that uses anything else of these
 * packages cannot have the framework: one copy of React, and of the router's state, is all that may run.
 */
export const FRAMEWORK_MODULES: readonly FrameworkModule[] = [
  {request: 'react'},
  {request: 'react/jsx-runtime'},
  {request: 'react-dom'},
  {request: 'react-dom/client'},
  {
    request: 'react-router-dom',
    exports: ['BrowserRouter', 'useLocation', 'useNavigate', 'useNavigationType'],
  },
  {request: 'react-helmet-async', exports: ['Helmet', 'HelmetProvider']},
];

/** The variable that holds the list. */
const LIST = 'globalThis.docsFramework';

/** The source text of the module that makes the list. */
export function frameworkEntry(): string {
  // The default export of a CommonJS module is all of it.
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

/** Modules that replace those of the framework in an app: the source text of each by the name of its file. */
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

/** Name of the file of the module that replaces one of the framework. */
export function stubFile({request, exports: names}: FrameworkModule): string {
  return `${request.replace('/', '-')}${names ? '.mjs' : '.cjs'}`;
}
