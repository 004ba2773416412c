import {createContext, useContext} from 'react';
import type {PageData} from '../../shared/page/PageData.ts';

const NO_PAGE: PageData = {layout: 'notFound', path: '/', head: {title: ''}};

export const PageContext = createContext<PageData>(NO_PAGE);

/** Returns the data of the page being rendered; outside a page, the data of a not-found page. */
export function usePage(): PageData {
  return useContext(PageContext);
}
