import type {ComponentType} from 'react';
import {createContext, useContext} from 'react';

export interface PageModules {
  /** Compiled MDX bodies of the page by `ContentData.key`. */
  modules: Record<string, ComponentType>;
  /** Looks up a loaded module of the component registry by its key. */
  getComponent: (key: string) => ComponentType | undefined;
}

export const PageModulesContext = createContext<PageModules>({modules: {}, getComponent: () => undefined});

/** Returns the compiled MDX bodies of the page by `ContentData.key`. */
export function usePageModules(): Record<string, ComponentType> {
  return useContext(PageModulesContext).modules;
}

/** Returns the component that renders a page, see `pageComponent`, or undefined if it is not loaded. */
export function useComponentModule(key: string): ComponentType | undefined {
  return useContext(PageModulesContext).getComponent(key);
}
