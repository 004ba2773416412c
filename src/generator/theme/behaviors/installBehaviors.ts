import {installCloseDropdowns} from './closeDropdowns.ts';
import {installCopyCode} from './copyCode.ts';
import {installHeadingLinkCopy} from './headingLinkCopy.ts';
import {installImageZoom} from './imageZoom.ts';
import {installPrintHeader} from './printHeader.ts';
import {installShortcuts} from './shortcuts.ts';
import {installStaticTabs} from './staticTabs.ts';
import {installWrapCode} from './wrapCode.ts';

/**
 * Installs what the prerendered HTML needs besides React: one listener on the document for each behavior.
 *
 * @param signal ends them all; without it they live as long as the document
 */
export function installBehaviors(document: Document, signal?: AbortSignal): void {
  installCopyCode(document, signal);
  installWrapCode(document, signal);
  installStaticTabs(document, signal);
  installHeadingLinkCopy(document, signal);
  installCloseDropdowns(document, signal);
  installImageZoom(document, signal);
  installShortcuts(document, signal);
  installPrintHeader(document, signal);
}
