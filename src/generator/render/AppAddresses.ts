import type {DocumentShell} from './renderDocument.ts';

/** What a document says of the files of the app: where they are, and which app they are of. */
export type AppAddresses = Pick<
  DocumentShell,
  'app' | 'siteData' | 'styles' | 'scripts' | 'fonts' | 'chunks'
>;

/** Divides what all documents share: where the files of the app are, and all else, which the rendered page depends on. */
export function splitShell(shell: DocumentShell): {
  addresses: AppAddresses;
  rest: Omit<DocumentShell, keyof AppAddresses>;
} {
  const {app, siteData, styles, scripts, fonts, chunks, ...rest} = shell;
  return {addresses: {app, siteData, styles, scripts, fonts, chunks}, rest};
}
