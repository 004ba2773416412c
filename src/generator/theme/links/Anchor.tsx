import type {ComponentProps, ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {isWebAddress} from '../../shared/address/external.ts';
import {resolveHref} from '../../shared/address/href.ts';

type AnchorProps = ComponentProps<'a'> & {href: string; children?: ReactNode};

/** A link of the theme: a plain `a` that gets the base URL; addresses on another host open in a new tab. */
export function Anchor({href, className, ...rest}: AnchorProps): ReactNode {
  const site = useSite();
  if (!isWebAddress(href)) {
    return <a href={resolveHref(href, site)} className={className} {...rest} />;
  }
  return (
    <a
      href={href}
      className={className ? `${className} external` : 'external'}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
    />
  );
}
