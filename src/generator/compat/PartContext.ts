import {createContext, type ReactNode} from 'react';

/** Parts of the theme that components of the site replace: what the originals of these draw. */
export const PartContext = createContext<Readonly<Record<string, ReactNode>>>({});
