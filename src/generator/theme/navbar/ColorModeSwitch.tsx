import type {ReactNode} from 'react';
import {useColorMode} from '../colorMode/useColorMode.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';

/** The button that turns dark mode on and off. CSS chooses its icon, so nothing flickers on load. */
export function ColorModeSwitch(): ReactNode {
  const {mode, setMode} = useColorMode();
  const messages = useMessages();
  if (useSite().colorMode.disableSwitch) {
    return null;
  }
  return (
    <button
      type="button"
      className="icon-button color-mode-switch"
      aria-label={messages.darkMode}
      aria-pressed={mode === 'dark'}
      title={messages.switchColorMode}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <span className="icon icon-mode" aria-hidden="true" />
    </button>
  );
}
