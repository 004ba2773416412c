import type {DocumentShell} from './renderDocument.ts';

/** The part of a shell that names the app's files and the version of the app. */
export type AppAddresses = Pick<
  DocumentShell,
  'app' | 'siteData' | 'styles' | 'scripts' | 'fonts' | 'chunks'
>;

/**
 * Splits what all documents share into the addresses of the app's files and the rest, on which the rendered page
 * depends.
 */
export function splitShell(shell: DocumentShell): {
  addresses: AppAddresses;
  rest: Omit<DocumentShell, keyof AppAddresses>;
} {
  const {app, siteData, styles, scripts, fonts, chunks, ...rest} = shell;
  return {addresses: {app, siteData, styles, scripts, fonts, chunks}, rest};
}
