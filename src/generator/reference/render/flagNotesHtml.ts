import {resolveHref} from '../../shared/address/href.ts';
import {escapeHtml, escapeText} from './html.ts';
import type {PageState, RenderContext} from './RenderContext.ts';

/** Explains the marks that fields of the page carry; empty when there are none. */
export function flagNotesHtml({config, site}: RenderContext, page: PageState): string {
  const notes = config.flags
    .filter(({extension, description}) => page.flags.has(extension) && description !== undefined)
    .map(({label, description = '', to}) => {
      const href = to === undefined ? undefined : resolveHref(to, site);
      if (href !== undefined) page.links.add(href);
      const link =
        href === undefined
          ? ''
          : ` <a href="${escapeHtml(href)}">More about ${escapeText(label)} fields</a>.`;
      return `<div class="admonition admonition-info" role="note"><p class="admonition-title">Fields marked “${escapeText(label)}”</p><p>${escapeText(description)}${link}</p></div>`;
    });
  return notes.join('');
}
