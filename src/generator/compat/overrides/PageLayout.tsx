import type {ComponentProps, ReactNode} from 'react';
import {Head} from '../../theme/content/Head.tsx';
import {PageLayout as Original} from '../../theme/layouts/PageLayout.tsx';
import {useSite} from '../../theme/context/SiteContext.ts';
import {pageClasses} from '../pageClasses.ts';

/** Adds the classes to the `html` element that Docusaurus does: style sheets of sites select pages by them. */
export function PageLayout(props: ComponentProps<typeof Original>): ReactNode {
  const site = useSite();
  const {htmlLang, locale} = site;
  return (
    <>
      <Head>
        <html className={pageClasses(props.data, site).join(' ')} lang={htmlLang ?? locale} />
      </Head>
      <Original {...props} />
    </>
  );
}
