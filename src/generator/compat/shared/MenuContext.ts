import {createContext} from 'react';

/** Closes the menu of narrow screens. */
export const MenuContext = createContext<() => void>(() => {});
