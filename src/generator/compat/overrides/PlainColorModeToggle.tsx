import type {ReactNode} from 'react';
import Override from '@theme/ColorModeToggle';
import {useColorMode} from '../../theme/colorMode/useColorMode.ts';
import {useSite} from '../../theme/context/SiteContext.ts';

/** Renders the site's `src/theme/ColorModeToggle`. */
export function ColorModeSwitch(): ReactNode {
  const {mode, setMode} = useColorMode();
  const {disableSwitch, respectPrefersColorScheme} = useSite().colorMode;
  if (disableSwitch) return null;
  return <Override value={mode} onChange={setMode} respectPrefersColorScheme={respectPrefersColorScheme} />;
}
