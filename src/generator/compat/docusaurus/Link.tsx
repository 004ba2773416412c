import type {ComponentProps, ReactNode} from 'react';
import {Link as ThemeLink} from '../../theme/content/Link.tsx';

type LinkProps = ComponentProps<typeof ThemeLink> & {'data-noBrokenLinkCheck'?: boolean};

/** The link of the theme, with Docusaurus' name for leaving it out of the link check. */
export default function Link({'data-noBrokenLinkCheck': isUnchecked, ...props}: LinkProps): ReactNode {
  return <ThemeLink {...props} isUnchecked={isUnchecked} />;
}
