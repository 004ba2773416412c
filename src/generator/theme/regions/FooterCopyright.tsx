import type {ReactNode} from 'react';

/** The copyright line of the footer, as HTML. */
export function FooterCopyright({copyright}: {copyright: string}): ReactNode {
  return <div className="footer-copyright" dangerouslySetInnerHTML={{__html: copyright}} />;
}
