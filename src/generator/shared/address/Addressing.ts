/** The settings that addresses depend on; a part of `SiteConfig` and of `SiteData`. */
export interface Addressing {
  /** Begins and ends with `/`. */
  baseUrl: string;
  trailingSlash?: boolean;
}
