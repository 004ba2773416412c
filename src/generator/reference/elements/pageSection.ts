import type {Element, ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {heading} from '../../shared/markup/heading.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {linkLabel} from './linkLabel.ts';

/** Content below a heading; nothing without content. */
export function pageSection(
  title: string,
  anchor: string,
  content: ElementContent[],
  page: PageState,
  context: Pick<RenderContext, 'words'>,
  level: 2 | 3 = 2,
  formerIds: readonly string[] = [],
): ElementContent[] {
  if (content.length === 0) return [];
  return [sectionHeading(title, anchor, page, context, level, formerIds), ...content];
}

/** A heading with an anchor. */
export function sectionHeading(
  title: string,
  anchor: string,
  page: PageState,
  context: Pick<RenderContext, 'words'>,
  level: 2 | 3,
  formerIds: readonly string[] = [],
): Element {
  const id = claimAnchor(anchor, page.anchors);
  const aliases = formerIds.map((former) => claimAnchor(former, page.anchors));
  return heading({level, id, aliases, linkLabel: linkLabel(title, context), children: [text(title)]});
}
