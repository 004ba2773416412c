/** The name of the site folder in import requests, Markdown and generated modules. */
export const SITE_ALIAS = '@site';

const PREFIX = `${SITE_ALIAS}/`;

/** The name of a file by its path from the site folder, such as `@site/src/Box.tsx`: the same wherever the site is. */
export function siteKey(file: string): string {
  return PREFIX + file;
}

/** The path, from the site folder, of the file that such a name stands for; undefined for any other name. */
export function siteFileOf(key: string): string | undefined {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}

/** Whether an address names a file by its path from the page that has it (`./`, `../`) or from the site folder (`@site/`). */
export function isSourcePath(address: string): boolean {
  return /^\.{1,2}\//.test(address) || address.startsWith(PREFIX);
}
