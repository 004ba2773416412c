declare global {
  interface Window {
    gtag?: (...all: unknown[]) => void;
  }
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Reports each page that the reader navigates to to Google Analytics; its own script reports the first one. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Place;
  previousLocation: Place | null;
}): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // The title of the page is set when this is called, but analytics reads it later.
  setTimeout(() => {
    window.gtag?.('set', 'page_path', location.pathname + location.search + location.hash);
    window.gtag?.('event', 'page_view');
  });
}
