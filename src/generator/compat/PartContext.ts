import {createContext, type ReactNode} from 'react';

/** The originals of the theme parts that a site's components replace, for components that wrap them. */
export const PartContext = createContext<Readonly<Record<string, ReactNode>>>({});
