import type {ReactNode} from 'react';
import {Head} from '../../theme/content/Head.tsx';
import {useSite} from '../../theme/context/SiteContext.ts';

interface LayoutProps {
  title?: string;
  description?: string;
  wrapperClassName?: string;
  children?: ReactNode;
}

/** Sets the title of a page that is a component; `SitePage` renders the surrounding layout (Docusaurus `Layout`). */
export default function Layout({title, description, wrapperClassName, children}: LayoutProps): ReactNode {
  const site = useSite();
  return (
    <>
      <Head>
        {title && title !== site.title && <title>{`${title} | ${site.title}`}</title>}
        {description && <meta name="description" content={description} />}
      </Head>
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </>
  );
}
