export interface TitledSite {
  title: string;
  /** Defaults to `|`. */
  titleDelimiter?: string;
}

/** The title of a page with that of the site: `Title | Site`. */
export function fullTitle(title: string, {title: site, titleDelimiter = '|'}: TitledSite): string {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === site ? site : `${trimmed} ${titleDelimiter} ${site}`;
}
