import type {ElementContent} from 'hast';
import {compileTree} from '../markdown/compileTree.ts';
import type {CompiledPage} from '../markdown/CompiledPage.ts';
import {element} from '../shared/markup/element.ts';
import {apiPage} from './apiPage/apiPage.ts';
import {changelogPage} from './changelogPage/changelogPage.ts';
import {apiIndexPage, modelIndexPage} from './indexPage/indexPages.ts';
import {modelMapPage} from './modelMap/modelMapPage.ts';
import {modelPage} from './modelPage/modelPage.ts';
import type {ReferencePage} from './pages/Reference.ts';
import {escapeText} from '../shared/html/escapeHtml.ts';
import {printHtml} from '../shared/html/printHtml.ts';
import {inlineCode} from './elements/inline.ts';
import {createPageState} from './render/PageState.ts';
import type {RenderContext} from './render/RenderContext.ts';

/** Builds the tree of a reference page, and compiles it into the same result as for a written page. */
export function renderReferencePage(target: ReferencePage, context: RenderContext): CompiledPage {
  const body = element<ElementContent>('div', {className: ['api-page']}, pageContent(target, context));
  const codeName = target.kind === 'api' ? target.codeName : undefined;
  return {
    ...compileTree({type: 'root', children: [body]}, {names: namesOf(target), marks: context.marks}),
    ...(codeName !== undefined && {
      titleHtml: `${escapeText(target.title)}\n${printHtml([inlineCode(codeName)])}`,
    }),
  };
}

/** Names that readers may search for to find a page. */
function namesOf(target: ReferencePage): string[] | undefined {
  if (target.kind === 'model' || (target.kind === 'api' && target.isWebhook)) return [target.name];
  return target.kind === 'api' ? [...new Set([target.group, target.name])] : undefined;
}

function pageContent(target: ReferencePage, context: RenderContext): ElementContent[] {
  const page = createPageState();
  switch (target.kind) {
    case 'api':
      return apiPage(target, context, page);
    case 'model':
      return modelPage(target, context, page);
    case 'modelMap':
      return modelMapPage(target, context, page);
    case 'changelog':
      return changelogPage(context, page);
    case 'apiIndex':
      return apiIndexPage(target, context, page);
    case 'modelIndex':
      return modelIndexPage(context, page);
  }
}
