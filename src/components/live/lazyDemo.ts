import {type ComponentType, type LazyExoticComponent, lazy} from 'react';

/** A demo's module: one component without props. */
export interface DemoModule {
  default: ComponentType;
}

/** Creates a component that loads itself with `load` when it first renders; a failed load throws to the boundary. */
export function lazyDemo(load: () => Promise<DemoModule>): LazyExoticComponent<ComponentType> {
  return lazy(load);
}
