import type {ElementContent} from 'hast';
import {compileTree} from '../../markdown/compileTree.ts';
import type {CompiledPage} from '../../markdown/CompiledPage.ts';
import {element} from '../../shared/markup/element.ts';
import {apiPage} from '../apiPage/apiPage.ts';
import {apiIndexPage, modelIndexPage} from '../indexPage/indexPages.ts';
import {modelPage} from '../modelPage/modelPage.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import {createPageState} from './PageState.ts';
import type {RenderContext} from './RenderContext.ts';

/** Builds the tree of a reference page, and compiles it to what the compiler makes of a written page. */
export function renderReferencePage(target: ReferencePage, context: RenderContext): CompiledPage {
  const body = element<ElementContent>('div', {className: ['api-page']}, pageContent(target, context));
  const names = target.kind === 'model' ? [target.name] : target.kind === 'api' ? [target.group] : undefined;
  return compileTree({type: 'root', children: [body]}, names);
}

function pageContent(target: ReferencePage, context: RenderContext): ElementContent[] {
  const page = createPageState();
  switch (target.kind) {
    case 'api':
      return apiPage(target, context, page);
    case 'model':
      return modelPage(target.name, context, page);
    case 'apiIndex':
      return apiIndexPage(context, page);
    case 'modelIndex':
      return modelIndexPage(context, page);
  }
}
