import {useSite} from '../context/SiteContext.ts';
import {fromSiteRoot} from '../../shared/address/fromSiteRoot.ts';
import {hasHost} from '../../shared/address/scheme.ts';

interface BaseUrlOptions {
  /** Adds the base URL even if the path begins with it. */
  forcePrependBaseUrl?: boolean;
  /** Adds the site's origin too. */
  absolute?: boolean;
}

/** Returns the path prefixed with the site's base URL; components may call it for a link that has no path. */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string;
export function useBaseUrl(url: string | undefined, options?: BaseUrlOptions): string | undefined;
export function useBaseUrl(url: string | undefined, options?: BaseUrlOptions): string | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  return url === undefined ? undefined : withBaseUrl(url, options);
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
