import {useContext} from 'react';
import {LinkReportsContext} from '../../theme/links/LinkReportsContext.ts';

/**
 * Lets components report links and ids that their HTML does not show, such as those that they add only in the browser
 * (Docusaurus `useBrokenLinks`).
 */
export default function useBrokenLinks() {
  const reports = useContext(LinkReportsContext);
  return {
    collectLink(href?: string | null): void {
      if (href) reports?.links.add(href);
    },
    collectAnchor(id?: string | null): void {
      if (id) reports?.anchors.add(id);
    },
  };
}
