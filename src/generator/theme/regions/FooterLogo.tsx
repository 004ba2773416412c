import type {ReactNode} from 'react';
import {Anchor} from '../links/Anchor.tsx';
import type {FooterLogoData} from '../../shared/page/SiteData.ts';

/** The image in the footer; a link if it has an address. */
export function FooterLogo({logo}: {logo: FooterLogoData}): ReactNode {
  const {src, srcDark, alt, href, width, height} = logo;
  const image = (
    <>
      <img className={srcDark ? 'only-light' : undefined} src={src} alt={alt} width={width} height={height} />
      {srcDark && <img className="only-dark" src={srcDark} alt={alt} width={width} height={height} />}
    </>
  );
  return <div className="footer-logo">{href ? <Anchor href={href}>{image}</Anchor> : image}</div>;
}
