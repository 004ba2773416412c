/** The settings that addresses depend on; part of both `SiteConfig` and `SiteData`. */
export interface Addressing {
  /** Begins and ends with `/`. */
  baseUrl: string;
  trailingSlash?: boolean;
}
