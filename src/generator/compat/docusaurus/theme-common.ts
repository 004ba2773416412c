import {useSite} from '../../theme/context/SiteContext.ts';
import {type ColorMode, useColorMode as useMode} from '../../theme/colorMode/useColorMode.ts';

interface ColorModeState {
  colorMode: ColorMode;
  setColorMode: (mode: ColorMode) => void;
  isDarkTheme: boolean;
}

/** Returns the colour mode and the function that changes it (Docusaurus `useColorMode`). */
export function useColorMode(): ColorModeState {
  const {mode, setMode} = useMode();
  return {colorMode: mode, setColorMode: setMode, isDarkTheme: mode === 'dark'};
}

/** Returns navbar, footer and colour mode, and the keys of `themeConfig` that are the site's own (Docusaurus `useThemeConfig`). */
export function useThemeConfig(): Record<string, unknown> {
  const {navbar, footer, colorMode, announcementBar, themeFields} = useSite();
  return {...themeFields, navbar, footer, colorMode, announcementBar};
}
