/** The site as functions of the configuration receive it, under Docusaurus' names. */
export interface DescribedSite {
  title: string;
  url: string;
  baseUrl: string;
  trailingSlash?: boolean;
}

/** Returns what functions of the configuration receive of it. */
export function describeSite({title, url, baseUrl, trailingSlash}: DescribedSite): DescribedSite {
  return {title, url, baseUrl, ...(trailingSlash !== undefined && {trailingSlash})};
}
