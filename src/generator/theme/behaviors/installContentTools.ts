import type {SiteData} from '../../shared/page/SiteData.ts';
import {installCopyCode} from './copyCode.ts';
import {installFoldCode} from './foldCode.ts';
import {installHeadingLinkCopy} from './headingLinkCopy.ts';
import {installImageZoom} from './imageZoom.ts';
import {installScrollStops} from './scrollStops.ts';
import {installShowLines} from './showLines.ts';
import {installShowTarget} from './showTarget.ts';
import {installWrapCode} from './wrapCode.ts';

/** Installs the tools of code blocks, headings and images; `loadContentTools` loads it when a reader needs it. */
export function installContentTools(document: Document, site: SiteData, signal?: AbortSignal): void {
  const {messages} = site;
  installCopyCode(document, messages, signal);
  installWrapCode(document, messages, signal);
  installFoldCode(document, signal);
  installHeadingLinkCopy(document, messages, signal);
  installShowLines(document, signal);
  installShowTarget(document, signal);
  installImageZoom(document, site, signal);
  installScrollStops(document, signal);
}
