import {type ReactNode, useContext} from 'react';
import {MenuHead} from '../../../../theme/navbar/MenuHead.tsx';
import {MenuContext} from '../../../shared/MenuContext.ts';

/** The top of the menu of narrow screens (Docusaurus `Navbar/MobileSidebar/Header`). */
export default function Header(): ReactNode {
  return <MenuHead onClose={useContext(MenuContext)} />;
}
