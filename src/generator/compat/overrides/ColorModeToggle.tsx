import type {ReactNode} from 'react';
import Override from '@theme/Navbar/ColorModeToggle';

/** Renders the site's `src/theme/Navbar/ColorModeToggle`. */
export function ColorModeSwitch(): ReactNode {
  return <Override />;
}
