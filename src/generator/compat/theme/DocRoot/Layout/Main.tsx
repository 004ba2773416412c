import type {ReactNode} from 'react';
import {Main as Region} from '../../../../theme/regions/Main.tsx';

/** The main part of a doc (Docusaurus `DocRoot/Layout/Main`). */
export default function Main({children}: {children?: ReactNode}): ReactNode {
  return <Region width="wide">{children}</Region>;
}
