import {createRequire} from 'node:module';
import {resolveDependency} from '../../files/packages/dependencies.ts';

/** Packages of which an app has only one copy, the generator's. */
export const SHARED_PACKAGES = ['react', 'react-dom', 'react-router-dom', 'react-helmet-async'];

/** Packages that import React, by the chain of imports by which they are found. */
const USERS_OF_REACT: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['react-router'],
  'react-helmet-async': [],
};

/**
 * Packages that Node loads directly: bundling them would take as long as everything else. Packages that would resolve
 * to a React other than the generator's are not included: a package manager may put them next to the React that a site
 * has installed for itself.
 */
export const EXTERNAL_PACKAGES: readonly string[] = [...SHARED_PACKAGES, 'nprogress'].filter(sharesReact);

/** The modules of these packages that the app imports. */
export const EXTERNAL_MODULES: readonly string[] = [
  ...EXTERNAL_PACKAGES,
  'react/jsx-runtime',
  'react-dom/server',
];

function sharesReact(name: string): boolean {
  const chain = USERS_OF_REACT[name];
  if (!chain) return true;
  const last = chain.reduce((file, next) => createRequire(file).resolve(next), resolveDependency(name));
  return createRequire(last).resolve('react') === resolveDependency('react');
}
