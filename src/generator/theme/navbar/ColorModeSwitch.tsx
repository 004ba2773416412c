import type {ReactNode} from 'react';
import {useColorMode} from '../colorMode/useColorMode.ts';
import {useSite} from '../context/SiteContext.ts';

/** The button that turns dark mode on and off; which icon it shows is up to CSS, so nothing flickers on load. */
export function ColorModeSwitch(): ReactNode {
  const {mode, setMode} = useColorMode();
  if (useSite().colorMode.disableSwitch) {
    return null;
  }
  return (
    <button
      type="button"
      className="icon-button color-mode-switch"
      aria-label="Dark mode"
      aria-pressed={mode === 'dark'}
      title="Switch between light and dark mode"
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <span className="icon icon-mode" aria-hidden="true" />
    </button>
  );
}
