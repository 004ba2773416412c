import {installCloseDropdowns} from './closeDropdowns.ts';
import {installCopyCode} from './copyCode.ts';
import {installHeadingLinkCopy} from './headingLinkCopy.ts';
import {installImageZoom} from './imageZoom.ts';
import {installPrintHeader} from './printHeader.ts';
import {installShortcuts} from './shortcuts.ts';
import {installStaticTabs} from './staticTabs.ts';
import {installWrapCode} from './wrapCode.ts';
import type {SiteMessages} from '../../shared/messages/Messages.ts';

/**
 * Installs what the prerendered HTML needs besides React: one listener on the document for each behavior.
 *
 * @param messages what they say, in the language of the site
 * @param signal ends them all; without it they live as long as the document
 */
export function installBehaviors(document: Document, messages: SiteMessages, signal?: AbortSignal): void {
  installCopyCode(document, messages.theme, signal);
  installWrapCode(document, messages.theme, signal);
  installStaticTabs(document, signal);
  installHeadingLinkCopy(document, messages.theme, signal);
  installCloseDropdowns(document, signal);
  installImageZoom(document, messages, signal);
  installShortcuts(document, messages, signal);
  installPrintHeader(document, signal);
}
