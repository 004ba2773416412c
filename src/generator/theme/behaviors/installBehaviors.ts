import {installCloseDropdowns} from './closeDropdowns.ts';
import {installFillIn} from './fillIn.ts';
import {installPrintPage} from './printPage.ts';
import {installReferenceTools} from './referenceTools.ts';
import {installShortcuts} from './shortcuts.ts';
import {installSectionLayout} from './layOutSections.ts';
import {installStaticTabs} from '../content/staticTabs.ts';
import {loadContentTools} from './loadContentTools.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';

/**
 * Installs what the prerendered HTML needs besides React: one listener on the document for each behavior.
 *
 * @param site provides their messages
 * @param signal ends them all; without it they stay until the document is closed
 */
export function installBehaviors(document: Document, site: SiteData, signal?: AbortSignal): void {
  loadContentTools(document, site, signal);
  installStaticTabs(document, signal);
  installCloseDropdowns(document, signal);
  installReferenceTools(document, site, signal);
  installShortcuts(document, site, signal);
  installPrintPage(document, signal);
  installFillIn(document, site, signal);
  installSectionLayout(document, signal);
}
