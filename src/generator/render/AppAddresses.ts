import {isThemePart} from '../shared/page/themeParts.ts';
import type {DocumentShell} from './renderDocument.ts';

/** The part of a shell that names the app's files and the version of the app. */
export type AppAddresses = Pick<
  DocumentShell,
  'app' | 'siteData' | 'styles' | 'scripts' | 'fonts' | 'components' | 'chunks'
>;

/**
 * Splits what all documents share into the addresses of the app's files and the rest, on which the rendered page
 * depends.
 */
export function splitShell(shell: DocumentShell): {
  addresses: AppAddresses;
  rest: Omit<DocumentShell, keyof AppAddresses>;
} {
  const {app, siteData, styles, scripts, fonts, components, chunks, ...rest} = shell;
  return {addresses: {app, siteData, styles, scripts, fonts, components, chunks}, rest};
}

/**
 * Those addresses that a page names.
 *
 * @param keys Registry keys of the site's components that the page loads.
 */
export function addressesOfPage(all: AppAddresses, keys: ReadonlySet<string>): AppAddresses {
  const chunks = Object.entries(all.chunks).filter(([key]) => keys.has(key) || isThemePart(key));
  const isNamed = chunks.some(([, files]) => files.some((file) => file === all.components));
  return {...all, components: isNamed ? all.components : undefined, chunks: Object.fromEntries(chunks)};
}
