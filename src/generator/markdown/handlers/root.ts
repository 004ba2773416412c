import type {ElementContent, Parents} from 'hast';
import type {FootnoteReference, Root as MdastRoot} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import {checkElementNames} from '../links/checkElementNames.ts';
import {checkTags} from '../links/checkTags.ts';
import {checkDefinitions} from './checkDefinitions.ts';
import {checkIndentation} from './checkIndentation.ts';
import {checkLooseTabs} from './checkTabs.ts';
import {titleHtml} from './inlineHtml.ts';
import {typographyOf} from '../text/typography.ts';
import {sourceOf} from '../SourceContext.ts';

/** The page, which begins with the title that was removed. */
export function root(state: State, node: MdastRoot): Parents {
  const source = sourceOf(state);
  source.tree = node;
  if (source.role !== 'preview') {
    checkDefinitions(node, source);
    checkLooseTabs(node, source);
    checkElementNames(node, source);
    if (source.format === 'md') checkTags(node, source);
    else checkIndentation(node, source);
  }
  if (source.page.options.quotationMarks) {
    source.typography = new Map([...typographyOf(node), ...(source.title ? typographyOf(source.title) : [])]);
  }
  if (source.page.input.footnotePrefix !== '') {
    // The options are this run's own copy; footnote ids begin with this prefix.
    state.options.clobberPrefix = `user-content-${source.page.input.footnotePrefix}-`;
  }
  if (source.title !== undefined) source.titleHtml = titleHtml(state.all(source.title));
  return defaultHandlers.root(state, node);
}

/** Footnote marks; where several posts share a page, the label of the footnotes needs a unique id. */
export function footnoteReference(state: State, node: FootnoteReference): ElementContent {
  const element: ElementContent = defaultHandlers.footnoteReference(state, node);
  const {footnotePrefix} = sourceOf(state).page.input;
  const [anchor] = element.type === 'element' ? element.children : [];
  if (footnotePrefix !== '' && anchor?.type === 'element' && anchor.properties.ariaDescribedBy) {
    anchor.properties.ariaDescribedBy = [`${footnotePrefix}-footnote-label`];
  }
  return element;
}
