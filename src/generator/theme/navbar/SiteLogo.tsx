import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import type {ImageSize} from '../../shared/page/SiteData.ts';
import {Anchor} from '../links/Anchor.tsx';

/** Height in `navbar.css`, in pixels. */
const HEIGHT = 28;

/** The size at which an image is shown. Written into the document, it reserves the space before the image is loaded. */
function shownSize(size: ImageSize | undefined): {width?: number; height: number} {
  return {...(size && {width: Math.round((HEIGHT * size.width) / size.height)}), height: HEIGHT};
}

/** Logo and name of the site, which link to its home page. */
export function SiteLogo(): ReactNode {
  const site = useSite();
  const {logo, title} = site.navbar;
  if (!logo && !title) return null;
  return (
    <Anchor className="navbar-brand" href={logo?.href ?? site.baseUrl}>
      {logo && (
        <>
          <img
            className={logo.srcDark ? 'only-light' : undefined}
            src={logo.src}
            alt={logo.alt}
            {...shownSize(logo.size)}
          />
          {logo.srcDark && (
            <img className="only-dark" src={logo.srcDark} alt={logo.alt} {...shownSize(logo.darkSize)} />
          )}
        </>
      )}
      {title && <span>{title}</span>}
    </Anchor>
  );
}
