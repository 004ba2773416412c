import type {ReactNode} from 'react';

/** The line of the foot that says whose the site is, as HTML. */
export function FooterCopyright({copyright}: {copyright: string}): ReactNode {
  return <div className="footer-copyright" dangerouslySetInnerHTML={{__html: copyright}} />;
}
