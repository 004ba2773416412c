import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {escapeText} from '../../markdown/text/syntax.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {admonition} from '../../shared/markup/admonition.ts';
import {element, text} from '../../shared/markup/element.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {linkMarkdown} from './modelLink.ts';

/** Explains the marks of fields on the page, such as `encrypted`. */
export function flagNotes({config, site, words: own}: RenderContext, {flags}: PageState): ElementContent[] {
  return config.flags.flatMap(({extension, label, description, to}): ElementContent[] => {
    if (description === undefined || !flags.has(extension)) return [];
    const href = to === undefined ? undefined : resolveHref(to, site);
    const more = fillMessage(own.moreAboutFlag, {label});
    const link = href === undefined ? [] : [text(' '), element('a', {href}, [text(more)])];
    const words = escapeText(description).replace(/\s*\n\s*/g, ' ');
    const linkWords = href === undefined ? '' : ` ${linkMarkdown(more, href)}`;
    return [
      {
        ...admonition<ElementContent>({
          type: 'info',
          title: [text(fillMessage(own.markedFields, {label}))],
          children: [element<ElementContent>('p', {}, [text(description), ...link])],
        }),
        data: {
          text: {
            // Not in the text for search, where every page with such a field would have the same excerpt.
            markdown: `> **${escapeText(label)}**\n>\n> ${words}${linkWords}`,
          },
        },
      },
    ];
  });
}
