import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Navbar/MobileSidebar/Header';
import type {MenuHead as Original} from '../../theme/navbar/MenuHead.tsx';
import {MenuContext} from '../shared/MenuContext.ts';

/** Renders the site's `src/theme/Navbar/MobileSidebar/Header`; the original that it may wrap can close the menu. */
export function MenuHead({onClose}: ComponentProps<typeof Original>): ReactNode {
  return (
    <MenuContext value={onClose}>
      <Override />
    </MenuContext>
  );
}
