import {COMPAT_ALIASES} from '../compat/compatAliases.ts';

/** What a site may import besides packages and its own files: names or first parts of names, and the absolute path of each. */
export const IMPORT_ALIASES: Readonly<Record<string, string>> = COMPAT_ALIASES;
