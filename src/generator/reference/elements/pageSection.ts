import type {Element, ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {heading} from '../../shared/markup/heading.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {linkLabel} from './linkLabel.ts';

/** The heading of a section. */
export interface SectionHeading {
  title: string;
  anchor: string;
  level?: 2 | 3;
  /** Ids that links to the section may have from before. */
  formerIds?: readonly string[];
}

/** Content below a heading; nothing without content. */
export function pageSection(
  section: SectionHeading,
  content: ElementContent[],
  page: PageState,
  context: Pick<RenderContext, 'words'>,
): ElementContent[] {
  return content.length === 0 ? [] : [sectionHeading(section, page, context), ...content];
}

/** A heading with an anchor. */
export function sectionHeading(
  {title, anchor, level = 2, formerIds = []}: SectionHeading,
  page: PageState,
  context: Pick<RenderContext, 'words'>,
): Element {
  const id = claimAnchor(anchor, page.anchors);
  const aliases = formerIds.map((former) => claimAnchor(former, page.anchors));
  return heading({level, id, aliases, linkLabel: linkLabel(title, context), children: [text(title)]});
}
