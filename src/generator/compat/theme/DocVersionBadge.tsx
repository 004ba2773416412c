import type {ReactNode} from 'react';

/** The badge of the version stands with the banner (Docusaurus `DocVersionBadge`). */
export default function DocVersionBadge(): ReactNode {
  return null;
}
