import {installCloseDropdowns} from './closeDropdowns.ts';
import {installCopyCode} from './copyCode.ts';
import {installHeadingLinkCopy} from './headingLinkCopy.ts';
import {installImageZoom} from './imageZoom.ts';
import {installPrintHeader} from './printHeader.ts';
import {installShortcuts} from './shortcuts.ts';
import {installStaticTabs} from './staticTabs.ts';
import {installWrapCode} from './wrapCode.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';

/**
 * Installs what the prerendered HTML needs besides React: one listener on the document for each behavior.
 *
 * @param site gives what they say
 * @param signal ends them all; without it they live as long as the document
 */
export function installBehaviors(document: Document, site: SiteData, signal?: AbortSignal): void {
  installCopyCode(document, site.messages, signal);
  installWrapCode(document, site.messages, signal);
  installStaticTabs(document, signal);
  installHeadingLinkCopy(document, site.messages, signal);
  installCloseDropdowns(document, signal);
  installImageZoom(document, site, signal);
  installShortcuts(document, site, signal);
  installPrintHeader(document, signal);
}
