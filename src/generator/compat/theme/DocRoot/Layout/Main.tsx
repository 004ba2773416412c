import {type ReactNode, useContext} from 'react';
import {Main as Region} from '../../../../theme/regions/Main.tsx';
import {PartContext} from '../../../PartContext.ts';

/** The main part of a doc (Docusaurus `DocRoot/Layout/Main`): that of the page, unless it is given other children. */
export default function Main({children}: {children?: ReactNode}): ReactNode {
  const {DocRootMain} = useContext(PartContext);
  return children === undefined ? DocRootMain : <Region width="wide">{children}</Region>;
}
