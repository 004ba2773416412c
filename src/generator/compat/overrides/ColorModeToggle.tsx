import type {ReactNode} from 'react';
import Override from '@theme/Navbar/ColorModeToggle';

/** The site's `src/theme/Navbar/ColorModeToggle` in its place. */
export function ColorModeSwitch(): ReactNode {
  return <Override />;
}
