import {type ListedModule, listSource, listStubs} from './listedModules.ts';

/**
 * What the theme and the client use of packages: the framework, the script that all apps share. An app that uses
 * anything else from these packages cannot use it: only one copy of React and of the router's state may run.
 */
export const FRAMEWORK_MODULES: readonly ListedModule[] = [
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

const LIST = 'globalThis.docsFramework';

/** The source of the module that creates the list. */
export function frameworkEntry(): string {
  return [...listSource(LIST, FRAMEWORK_MODULES), ''].join('\n');
}

/** Modules that replace the framework's in an app: sources by file name. */
export function frameworkStubs(): Record<string, string> {
  return listStubs(LIST, FRAMEWORK_MODULES);
}
