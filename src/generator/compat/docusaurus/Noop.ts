import type {ReactNode} from 'react';

/** A component that shows nothing, in place of one that a site doesn't want (Docusaurus `Noop`). */
export default function Noop(_props: object): ReactNode {
  return null;
}
