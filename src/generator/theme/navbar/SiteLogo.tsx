import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';

/** Logo and name of the site, which point to its home page. */
export function SiteLogo(): ReactNode {
  const site = useSite();
  const {logo, title} = site.navbar;
  return (
    <Anchor className="navbar-brand" href={logo?.href ?? site.baseUrl}>
      {logo && (
        <>
          <img
            className={logo.srcDark ? 'only-light' : undefined}
            src={logo.src}
            alt={logo.alt}
            height={28}
          />
          {logo.srcDark && <img className="only-dark" src={logo.srcDark} alt={logo.alt} height={28} />}
        </>
      )}
      {title && <span>{title}</span>}
    </Anchor>
  );
}
