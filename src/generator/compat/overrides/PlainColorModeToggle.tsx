import type {ReactNode} from 'react';
import Override from '@theme/ColorModeToggle';
import {useColorMode} from '../../theme/colorMode/useColorMode.ts';
import {useSite} from '../../theme/context/SiteContext.ts';

/** The site's `src/theme/ColorModeToggle` in its place. */
export function ColorModeSwitch(): ReactNode {
  const {mode, setMode} = useColorMode();
  const {disableSwitch, respectPrefersColorScheme} = useSite().colorMode;
  if (disableSwitch) return null;
  return <Override value={mode} onChange={setMode} respectPrefersColorScheme={respectPrefersColorScheme} />;
}
