import {type ComponentType, type LazyExoticComponent, lazy} from 'react';

/** A demo's module: one component that needs no props. */
export interface DemoModule {
  default: ComponentType;
}

/** Makes a component that loads itself with `load` when it is first drawn; a failed load throws to the boundary. */
export function lazyDemo(load: () => Promise<DemoModule>): LazyExoticComponent<ComponentType> {
  return lazy(load);
}
