import {createContext} from 'react';
import type {LinkReports} from '../../shared/page/LinkReports.ts';

/** Collects what components report to the link check while a page is prerendered. */
export const LinkReportsContext = createContext<LinkReports | undefined>(undefined);
