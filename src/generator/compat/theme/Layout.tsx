import {type ReactNode, useContext} from 'react';
import {Head} from '../../theme/content/Head.tsx';
import {useSite} from '../../theme/context/SiteContext.ts';
import {fullTitle} from '../../shared/page/fullTitle.ts';
import {SiteFrame} from '../../theme/SiteFrame.tsx';
import {LayoutContext} from '../shared/LayoutContext.ts';

interface LayoutProps {
  title?: string;
  description?: string;
  wrapperClassName?: string;
  noFooter?: boolean;
  children?: ReactNode;
}

const WITHIN = {};

/**
 * Sets the title of a page that is a component, and may hide the footer. `SitePage` renders the layout around it, unless
 * the site wraps this one around every page (Docusaurus `Layout`).
 */
export default function Layout({
  title,
  description,
  wrapperClassName,
  noFooter,
  children,
}: LayoutProps): ReactNode {
  const site = useSite();
  const {isWhole} = useContext(LayoutContext);
  const content = wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children;
  return (
    <>
      <Head>
        {title && <title>{fullTitle(title, site)}</title>}
        {description && <meta name="description" content={description} />}
        {noFooter && <html data-footer="none" lang={site.htmlLang ?? site.locale} />}
      </Head>
      {isWhole ? (
        <LayoutContext value={WITHIN}>
          <SiteFrame>{content}</SiteFrame>
        </LayoutContext>
      ) : (
        content
      )}
    </>
  );
}
