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

/** Reports each page that the reader navigates to to Google Analytics, whose own script reports the first page. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Place;
  previousLocation: Place | null;
}): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // The title is set when this is called, but analytics must read it after the current task.
  setTimeout(() => {
    window.gtag?.('set', 'page_path', location.pathname + location.search + location.hash);
    window.gtag?.('event', 'page_view');
  });
}
