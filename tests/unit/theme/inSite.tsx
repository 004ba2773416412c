import {render as renderInDocument} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup as toMarkup, renderToString as toText} from 'react-dom/server';
import {SiteContext} from '../../../src/generator/theme/context/SiteContext.ts';
import {DialogMessagesContext} from '../../../src/generator/theme/context/useMessages.ts';
import {ENGLISH} from '../../../src/generator/shared/messages/languages/en.ts';
import {site} from './fixtures.ts';

function InSite({children}: {children: ReactNode}) {
  return (
    <SiteContext value={site}>
      <DialogMessagesContext value={ENGLISH.dialogs}>{children}</DialogMessagesContext>
    </SiteContext>
  );
}

/** Renders an element like on a page of the fixture site. */
export function render(element: ReactElement) {
  return renderInDocument(element, {wrapper: InSite});
}

/** The HTML of an element on a page of the fixture site. */
export function renderToString(element: ReactElement): string {
  return toText(<InSite>{element}</InSite>);
}

/** The same without React's markup for hydration. */
export function renderToStaticMarkup(element: ReactElement): string {
  return toMarkup(<InSite>{element}</InSite>);
}
