import type {ComponentType} from 'react';
import type {PageData} from '../shared/page/PageData.ts';

/** Loads the modules that pages import, by registry key; each is a separate chunk of the browser bundle. */
export type Registry = Record<string, () => Promise<Record<string, unknown>>>;

/** A page that is ready to be rendered: its data and the modules of its bodies. */
export interface LoadedPage {
  data: PageData;
  /** Compiled MDX by content key. */
  modules: Record<string, ComponentType>;
  /** The component of a page that is written in React, or the layout of a page that most visits do not open. */
  component?: ComponentType;
}
