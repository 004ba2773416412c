import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {heading} from '../../shared/markup/heading.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import {linkLabel} from './linkLabel.ts';

/** Content under a heading of its own; nothing without content. */
export function pageSection(
  title: string,
  anchor: string,
  content: ElementContent[],
  page: PageState,
): ElementContent[] {
  if (content.length === 0) return [];
  const id = claimAnchor(anchor, page.anchors);
  return [heading({level: 2, id, linkLabel: linkLabel(title), children: [text(title)]}), ...content];
}
