import {type ReactNode, useContext} from 'react';
import {PartContext} from '../../PartContext.ts';

/** A page of the docs (Docusaurus `DocRoot` and `DocRoot/Layout`). */
export default function Layout(): ReactNode {
  return useContext(PartContext).DocRoot;
}
