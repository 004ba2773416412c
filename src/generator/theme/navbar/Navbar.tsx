import type {ReactNode} from 'react';
import {NavbarContent} from './NavbarContent.tsx';

/** The bar at the top of every page. */
export function Navbar(): ReactNode {
  return (
    <header className="navbar">
      <NavbarContent />
    </header>
  );
}
