import type {CompiledPage} from '../../markdown/CompiledPage.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import {referenceText} from '../text/referenceText.ts';
import {apiPageHtml} from './apiPageHtml.ts';
import {apiIndexHtml, modelIndexHtml} from './indexPageHtml.ts';
import {modelPageHtml} from './modelPageHtml.ts';
import {createPageState, type PageState, type RenderContext} from './RenderContext.ts';

/** Renders one reference page to what the compiler makes of a written one: static HTML with its headings, links and anchors. */
export function renderReferencePage(target: ReferencePage, context: RenderContext): CompiledPage {
  const page = createPageState();
  const html = bodyHtml(target, context, page);
  return {
    body: {type: 'html', html},
    text: referenceText(target, context, page),
    toc: page.toc,
    links: [...page.links].map((href) => ({href})),
    anchors: [...page.anchors],
    assets: [],
    components: [],
    imports: [],
    dependencies: {links: {}, files: {}},
    problems: [],
  };
}

function bodyHtml(target: ReferencePage, context: RenderContext, page: PageState): string {
  switch (target.kind) {
    case 'api':
      return apiPageHtml(target, context, page);
    case 'model':
      return modelPageHtml(target.name, context, page);
    case 'apiIndex':
      return apiIndexHtml(context, page);
    case 'modelIndex':
      return modelIndexHtml(context, page);
  }
}
