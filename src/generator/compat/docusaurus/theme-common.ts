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
