import type {ComponentProps, ReactNode} from 'react';
import {isWebAddress} from '../../shared/address/external.ts';
import {NEW_TAB} from '../../shared/markup/link.ts';

type AnchorProps = ComponentProps<'a'> & {href: string; children?: ReactNode};

/** A link of the theme to a resolved address; addresses on another host open in a new tab. */
export function Anchor({href, className, ...rest}: AnchorProps): ReactNode {
  if (!isWebAddress(href)) {
    return <a href={href} className={className} {...rest} />;
  }
  return (
    <a href={href} className={className ? `${className} external` : 'external'} {...NEW_TAB} {...rest} />
  );
}
