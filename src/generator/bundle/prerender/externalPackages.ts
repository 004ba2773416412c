import {createRequire} from 'node:module';
import {resolveDependency} from '../../files/dependencies.ts';

/** Of these an app has one copy, and it is the generator's. */
export const SHARED_PACKAGES = ['react', 'react-dom', 'react-router-dom', 'react-helmet-async'];

/** Packages that import React, by the chain of imports that finds it. */
const USERS_OF_REACT: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ['react-router'],
  'react-helmet-async': [],
};

/**
 * What Node takes from the packages as they are: bundling them would take as long as the rest. A package that would find
 * another React than the generator's is not among them. A package manager may put it next to the React that a site has
 * installed for itself.
 */
export const EXTERNAL_PACKAGES: readonly string[] = [...SHARED_PACKAGES, 'nprogress'].filter(sharesReact);

function sharesReact(name: string): boolean {
  const chain = USERS_OF_REACT[name];
  if (!chain) return true;
  const last = chain.reduce((file, next) => createRequire(file).resolve(next), resolveDependency(name));
  return createRequire(last).resolve('react') === resolveDependency('react');
}
