import {useSite} from '../context/SiteContext.ts';
import {fromSiteRoot} from '../../shared/address/fromSiteRoot.ts';
import {hasHost} from '../../shared/address/scheme.ts';

interface BaseUrlOptions {
  /** Adds the base URL even if the path begins with it. */
  forcePrependBaseUrl?: boolean;
  /** Adds the site's origin too. */
  absolute?: boolean;
}

/** Returns the path prefixed with the site's base URL. */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}

/** Returns the function behind `useBaseUrl`, for use in loops. */
export function useBaseUrlUtils(): {withBaseUrl: (url: string, options?: BaseUrlOptions) => string} {
  const {baseUrl, url: origin} = useSite();
  return {
    withBaseUrl: (url, {forcePrependBaseUrl = false, absolute = false} = {}) => {
      const path = fromSiteRoot(url, baseUrl, forcePrependBaseUrl);
      return absolute && path.startsWith('/') && !hasHost(path) ? origin + path : path;
    },
  };
}
