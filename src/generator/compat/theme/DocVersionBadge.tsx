import type {ReactNode} from 'react';

/** Renders nothing: the version badge is part of the banner (Docusaurus `DocVersionBadge`). */
export default function DocVersionBadge(): ReactNode {
  return null;
}
