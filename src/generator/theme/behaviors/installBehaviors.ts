import {installCloseDropdowns} from './closeDropdowns.ts';
import {installCopyCode} from './copyCode.ts';
import {installHeadingLinkCopy} from './headingLinkCopy.ts';
import {installImageZoom} from './imageZoom.ts';
import {installPrintLine} from './printLine.ts';
import {installShortcuts} from './shortcuts.ts';
import {installStaticTabs} from './staticTabs.ts';
import {installWrapCode} from './wrapCode.ts';

/**
 * Installs what the prerendered HTML needs beside React: one listener on the document for each behaviour.
 *
 * @returns A function that removes them all.
 */
export function installBehaviors(document: Document): () => void {
  const removers = [
    installCopyCode,
    installWrapCode,
    installStaticTabs,
    installHeadingLinkCopy,
    installCloseDropdowns,
    installImageZoom,
    installShortcuts,
    installPrintLine,
  ].map((install) => install(document));
  return () => {
    for (const remove of removers) {
      remove();
    }
  };
}
