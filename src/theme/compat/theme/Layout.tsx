import type {ReactNode} from 'react';
import {Helmet} from 'react-helmet-async';
import {useSite} from '../../context/SiteContext.ts';

interface LayoutProps {
  title?: string;
  description?: string;
  wrapperClassName?: string;
  children?: ReactNode;
}

/** Gives a page that is a component its title; the chrome around it is drawn by `SitePage` (Docusaurus `Layout`). */
export default function Layout({title, description, wrapperClassName, children}: LayoutProps): ReactNode {
  const site = useSite();
  return (
    <>
      <Helmet
        title={title && title !== site.title ? `${title} | ${site.title}` : undefined}
        meta={description ? [{name: 'description', content: description}] : undefined}
      />
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </>
  );
}
